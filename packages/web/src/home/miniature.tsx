import { useEffect, useRef, useState } from 'react';
import { awaitMiniature, drawnMiniature } from '../battles/pictures.ts';
import { battleNamed } from '../battles/scenarios.ts';

/** Pictures are drawn shortly before they come into sight. */
const AHEAD = '400px';

/** A small picture of a battle's ground; blank paper until it is drawn, and where there is no such battle. */
export function Miniature({ battle }: { readonly battle: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState(drawnMiniature(battle));
  useEffect(() => {
    const known = drawnMiniature(battle);
    setAddress(known);
    if (frame.current === null || known !== undefined || battleNamed(battle) === undefined) return;
    let withdraw = (): void => undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        withdraw = awaitMiniature(battle, setAddress);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      withdraw();
    };
  }, [battle]);
  return (
    <div ref={frame} className="miniature">
      {address !== undefined && <img src={address} alt="" decoding="async" />}
    </div>
  );
}
