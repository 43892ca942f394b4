/** A key to press. Readers that speak hear of it by aria-keyshortcuts of whatever it belongs to. */
export const Key = ({ name }: { readonly name: string }) => (
  <span className="key" aria-hidden="true">
    {name}
  </span>
);
