/** The map itself: drawn once, then only moved. */
import { memo, useEffect, useState } from 'react';
import { type GroundPicture, groundOf } from '../../battles/pictures.ts';
import { useTable } from '../store/table-context.tsx';

export function useGround(): GroundPicture | undefined {
  const setup = useTable((table) => table.record.setup);
  const [ground, setGround] = useState<GroundPicture>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let shown = true;
    groundOf(setup).then((found) => shown && setGround(found), setFailure);
    return () => {
      shown = false;
    };
  }, [setup]);
  if (failure) throw failure;
  return ground;
}

export const GroundLayer = memo(({ address }: { readonly address: string }) => (
  <img className="ground" src={address} alt="" draggable={false} />
));

export const WordsLayer = memo(({ words }: { readonly words: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes the names in it
  <g className="map-words" dangerouslySetInnerHTML={{ __html: words }} />
));
