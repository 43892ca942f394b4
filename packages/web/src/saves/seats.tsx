/** Who sits on which side: a person, or a computer of some strength. */
import { useTranslation } from 'react-i18next';
import { sidesOf } from '../battles/titles.ts';
import { Icon } from '../parts/icon.tsx';
import type { GameRecord, Seat } from '../table/store/types.ts';

export function Seats({ record }: { readonly record: GameRecord }) {
  const { t, i18n } = useTranslation('saves');
  const { setup, battle, seats } = record;
  const names = sidesOf(battle.id, [setup.sides[0].id, setup.sides[1].id], i18n.language);
  const say = (seat: Seat): string => {
    if (seat.kind === 'person') return t('person');
    const level = t(`levels.${seat.level}`, { defaultValue: seat.level });
    return seat.style ? t(`styles.${seat.style}`, { level }) : level;
  };
  return (
    <p className="seats">
      {seats.map((seat, at) => (
        <span key={names[at]}>
          <b className="side" data-side={at}>
            {names[at]}
          </b>{' '}
          <Icon name={seat.kind} /> {say(seat)}
        </span>
      ))}
    </p>
  );
}
