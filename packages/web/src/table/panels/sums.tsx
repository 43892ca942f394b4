/** The sums behind a happening: those of both sides where two sides add, and what is added to the dice. */
import type { EventOf, GameEvent, Tally } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { rolledBy } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { clashesOf } from './clashes.ts';
import { TallyLines } from './tally-lines.tsx';

/** A sum with the words that stand above it, and what the dice added. */
type Titled = readonly [title: string, tally: Tally, rolled?: number | undefined];

/** Both sides' sums, with those whom they are about where they are not the same for all. */
interface Contest {
  readonly units: readonly number[];
  readonly sides: readonly Titled[];
}

export const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

function attacks(event: EventOf<'attacked'>): readonly Contest[] {
  const rolled = rolledBy(event);
  const clashes = clashesOf(event.targets);
  if (clashes.length === 0) return [{ units: [], sides: [['attack', event.firepower, rolled]] }];
  return clashes.map(({ attack, defence, units }) => ({
    units: clashes.length > 1 ? units : [],
    sides: [
      ['attack', attack, rolled],
      ['defence', defence, total(event.defence)],
    ],
  }));
}

/** What either side adds. */
function contestsOf(event: GameEvent): readonly Contest[] {
  switch (event.t) {
    case 'attacked':
      return attacks(event);
    case 'penetration-rolled':
      return [
        {
          units: [],
          sides: [
            ['shell', event.attack, event.dice[0]],
            ['armour', event.armour, event.dice[1]],
          ],
        },
      ];
    case 'melee-struck':
    case 'close-assaulted':
      return [
        {
          units: [],
          sides: [
            ['attack', event.attack],
            ['defence', event.defence],
          ],
        },
      ];
    default:
      return [];
  }
}

/** Whether both sides add something, which takes room. */
export const isContest = (event: GameEvent): boolean => contestsOf(event).length > 0;

export const hasSums = (event: GameEvent): boolean => isContest(event) || 'sum' in event;

const diceOf = (event: GameEvent): number => {
  if ('dice' in event) return total(event.dice);
  return 'die' in event ? event.die : 0;
};

export function Sums({ event }: { readonly event: GameEvent }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const contests = contestsOf(event);
  return (
    <>
      {contests.map(({ units, sides }) => (
        <section key={units.join()}>
          {units.length > 0 && <p className="about">{naming.units(units)}</p>}
          <div className="columns">
            {sides.map(([title, tally, rolled]) => (
              <TallyLines key={title} title={t(title)} tally={tally} rolled={rolled} />
            ))}
          </div>
        </section>
      ))}
      {'sum' in event && (
        <TallyLines
          title={
            event.t === 'melee-struck' ? t('kill-number', { odds: event.odds, number: event.killNumber }) : t('dice')
          }
          tally={event.sum}
          rolled={diceOf(event)}
        />
      )}
    </>
  );
}
