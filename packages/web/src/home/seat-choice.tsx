/** Who plays a side: a person here, or a computer of some strength and temper, each with a word on what to expect. */
import './seat-choice.css';
import { STYLES } from '@opfire/ai';
import { useTranslation } from 'react-i18next';
import { Choices, Tray } from '../parts/choices.tsx';
import { LEVELS } from '../table/opponents/levels.ts';
import type { ComputerSeat, Seat } from '../table/store/types.ts';

const PERSON = 'person';
const COMPUTERS: readonly string[] = LEVELS;
const PLAYERS: readonly string[] = [PERSON, ...LEVELS];

const nameOfSeat = (seat: Seat): string => (seat.kind === 'person' ? PERSON : seat.level);

/** Who changes his mind about how strong it is keeps its temper. */
function seatOf(name: string, before: Seat): Seat {
  if (name === PERSON) return { kind: 'person' };
  const style = before.kind === 'computer' ? before.style : undefined;
  return { kind: 'computer', level: name, ...(style && { style }) };
}

function Temper({ seat, onChange }: { readonly seat: ComputerSeat; readonly onChange: (seat: Seat) => void }) {
  const { t } = useTranslation('home');
  const style = seat.style ?? 'balanced';
  return (
    <>
      <Tray
        label={t('style')}
        of={STYLES.map((value) => ({ value, label: t(`styles.${value}`) }))}
        value={style}
        onChange={(value) => onChange({ kind: 'computer', level: seat.level, style: value })}
      />
      <p className="fine about-seat">{t(`about-styles.${style}`)}</p>
    </>
  );
}

interface Props {
  readonly title: string;
  readonly value: Seat;
  readonly onChange: (seat: Seat) => void;
  /** Whether only computers are to choose from. */
  readonly computers?: boolean;
}

export function SeatChoice({ title, value, onChange, computers = false }: Props) {
  const { t } = useTranslation('home');
  const players = PLAYERS.map(
    (one) => ({ value: one, label: t(`players.${one}`), icon: one === PERSON ? 'person' : 'computer' }) as const,
  );
  return (
    <Choices
      title={title}
      of={computers ? COMPUTERS.map((one) => ({ value: one, label: t(`levels.${one}`) })) : players}
      value={nameOfSeat(value)}
      onChange={(name) => onChange(seatOf(name, value))}
    >
      {value.kind === 'computer' && (
        <>
          <p className="fine about-seat">{t(`about-levels.${value.level}`, { defaultValue: '' })}</p>
          <Temper seat={value} onChange={onChange} />
        </>
      )}
    </Choices>
  );
}
