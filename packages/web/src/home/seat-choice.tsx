/** Who plays a side: a person here, or a computer of some strength. */
import { useTranslation } from 'react-i18next';
import { Choices } from '../parts/choices.tsx';
import { LEVELS } from '../table/opponents/levels.ts';
import type { Seat } from '../table/store/types.ts';

export const PERSON = 'person';
const PLAYERS = [PERSON, ...LEVELS] as const;

export const nameOfSeat = (seat: Seat): string => (seat.kind === 'person' ? PERSON : seat.level);
export const seatOf = (name: string): Seat =>
  name === PERSON ? { kind: 'person' } : { kind: 'computer', level: name };

interface Props {
  readonly title: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SeatChoice({ title, value, onChange }: Props) {
  const { t } = useTranslation('home');
  return (
    <Choices
      title={title}
      of={PLAYERS.map((one) => ({
        value: one as string,
        label: t(`players.${one}`),
        icon: one === PERSON ? 'person' : 'computer',
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
