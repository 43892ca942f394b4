/** The sums behind a happening: those of both sides where two sides add, and what is added to the dice. */
import type { GameEvent, Tally } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { TallyLines } from './tally-lines.tsx';

/** Sums with the words that stand above them. */
type Titled = readonly (readonly [title: string, tally: Tally])[];

/** What either side adds. */
function sidesOf(event: GameEvent): Titled {
  switch (event.t) {
    case 'attacked': {
      const [first] = event.targets;
      return first
        ? [
            ['attack', first.attack],
            ['defence', first.defence],
          ]
        : [['attack', event.firepower]];
    }
    case 'penetration-rolled':
      return [
        ['shell', event.attack],
        ['armour', event.armour],
      ];
    case 'melee-struck':
    case 'close-assaulted':
      return [
        ['attack', event.attack],
        ['defence', event.defence],
      ];
    default:
      return [];
  }
}

/** Whether both sides add something, which takes room. */
export const isContest = (event: GameEvent): boolean => sidesOf(event).length > 0;

export const hasSums = (event: GameEvent): boolean => isContest(event) || 'sum' in event;

export function Sums({ event }: { readonly event: GameEvent }) {
  const { t } = useTranslation('table');
  const sides = sidesOf(event);
  return (
    <>
      {sides.length > 0 && (
        <div className="columns">
          {sides.map(([title, tally]) => (
            <TallyLines key={title} title={t(title)} tally={tally} />
          ))}
        </div>
      )}
      {'sum' in event && (sides.length === 0 || event.sum.parts.length > 0) && (
        <TallyLines title={t('modifiers')} tally={event.sum} />
      )}
    </>
  );
}
