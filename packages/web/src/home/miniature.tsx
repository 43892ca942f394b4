import { useEffect, useState } from 'react';
import { miniatureOf } from '../battles/pictures.ts';

/** A small picture of a battle's ground; it comes when it is drawn. */
export function Miniature({ battle }: { readonly battle: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let shown = true;
    miniatureOf(battle)
      .then((found) => shown && setAddress(found))
      .catch(reportError);
    return () => {
      shown = false;
    };
  }, [battle]);
  return <div className="miniature">{address !== undefined && <img src={address} alt="" decoding="async" />}</div>;
}
