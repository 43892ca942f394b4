/** A counter to take in hand or to leave. */
import { type Piece, pictureOf } from '../board/faces.ts';

interface Props {
  readonly piece: Piece;
  readonly label: string;
  /** How it stands: its markers in words. */
  readonly notes?: readonly string[];
  readonly pressed: boolean;
  readonly disabled?: boolean;
  readonly onToggle: () => void;
  /** Called when somebody begins to drag it; it cannot be dragged when absent. */
  readonly onDrag?: (() => void) | undefined;
}

const SIZE = 96;

export const PieceButton = ({ piece, label, notes = [], pressed, disabled = false, onToggle, onDrag }: Props) => (
  <button
    type="button"
    className="piece"
    aria-pressed={pressed}
    aria-label={[label, ...notes].join(', ')}
    title={[label, ...notes].join(' · ')}
    disabled={disabled}
    data-piece={piece.key}
    draggable={onDrag !== undefined}
    onDragStart={onDrag}
    onClick={onToggle}
  >
    <svg viewBox="-4 -4 136 110" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes the names in it */}
      <g dangerouslySetInnerHTML={{ __html: pictureOf(piece, { size: SIZE }) }} />
    </svg>
    {notes.length > 0 && <span className="notes">{notes.join(' · ')}</span>}
  </button>
);
