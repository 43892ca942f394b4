import { useEffect, useState } from 'react';

/**
 * What a page needs before it can be drawn: undefined until it has come. A failure leads to the calm page. `load` must be
 * the same function each time; it is called again for something else.
 */
export function useLoaded<T, Of extends readonly (string | number)[]>(
  load: (...of: Of) => Promise<T>,
  ...of: Of
): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them, however many there are
  useEffect(() => {
    let shown = true;
    load(...of).then((found) => shown && setLoaded(() => found), setFailure);
    return () => {
      shown = false;
    };
  }, [load, ...of]);
  return loaded;
}
