/** A stack as it will lie on the map with the size and the style chosen. */
import { newGame } from '@opfire/engine';
import { useEffect, useState } from 'react';
import { loadDisplayNames, openBattle } from '../battles/open-battle.ts';
import { type Piece, pictureOf, unitPiece } from '../table/board/faces.ts';
import { COUNTER, lay } from '../table/board/stacks.ts';
import { useStackLook } from '../table/board/use-stack-look.ts';

/** Any battle will do: its first counters are shown. */
const BATTLE = 'assault-on-vierville';
const SHOWN = 3;

async function samplePieces(): Promise<Piece[]> {
  const [{ setup, state }, printed] = await Promise.all([openBattle(BATTLE), loadDisplayNames()]);
  const game = newGame(setup, state);
  return game.state.units.slice(0, SHOWN).flatMap((unit) => unitPiece(game, unit, printed) ?? []);
}

export function StackSample() {
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const look = useStackLook();
  useEffect(() => {
    let shown = true;
    samplePieces()
      .then((found) => shown && setPieces(found))
      .catch(reportError);
    return () => {
      shown = false;
    };
  }, []);
  return (
    <div className="sample">
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        {lay(pieces, [0, 0], look).map(({ piece, x, y }) => (
          <g
            key={piece.key}
            transform={`translate(${x} ${y})`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes the names in it
            dangerouslySetInnerHTML={{ __html: pictureOf(piece, { size: COUNTER * look.size }) }}
          />
        ))}
      </svg>
    </div>
  );
}
