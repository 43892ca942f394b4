/** A counter to take in hand or to leave. */
import { type Piece, pictureOf } from '../board/faces.ts';
import type { Condition } from './use-condition.ts';

interface Props {
  readonly piece: Piece;
  readonly label: string;
  /** How it stands: its markers in words, and what they mean. */
  readonly notes?: readonly Condition[];
  readonly pressed: boolean;
  readonly disabled?: boolean;
  readonly onToggle: () => void;
  /** Called when somebody begins to drag it; it cannot be dragged when absent. */
  readonly onDrag?: (() => void) | undefined;
}

const SIZE = 96;

const meaningOf = ({ name, meaning }: Condition): string => `${name}: ${meaning}`;

export const PieceButton = ({ piece, label, notes = [], pressed, disabled = false, onToggle, onDrag }: Props) => (
  <button
    type="button"
    className="piece"
    aria-pressed={pressed}
    aria-label={[label, ...notes.map(({ name }) => name)].join(', ')}
    aria-description={notes.map(meaningOf).join(' ')}
    title={[label, ...notes.map(meaningOf)].join('\n')}
    disabled={disabled}
    data-piece={piece.key}
    draggable={onDrag !== undefined}
    onDragStart={onDrag}
    onClick={onToggle}
  >
    <svg viewBox={`-4 -8 ${piece.tabs.length > 0 ? 134 : 108} 112`} aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes the names in it */}
      <g dangerouslySetInnerHTML={{ __html: pictureOf(piece, { size: SIZE }) }} />
    </svg>
    <span className="called">{label}</span>
    {notes.length > 0 && (
      <span className="notes">
        {notes.map((note) => (
          <span key={note.mark} data-mark={note.mark} title={note.meaning}>
            {note.name}
          </span>
        ))}
      </span>
    )}
  </button>
);
