/** The names of the game at the table. */
import type { Game } from '@opfire/engine';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { battleNamed, textsOf } from '../battles/scenarios.ts';
import { type Naming, namingOf, type Tales } from '../words/naming.ts';
import { useOwnNames } from '../words/own-names.ts';
import { useTable } from './store/table-context.tsx';
import type { Step } from './store/types.ts';

const Printed = createContext<Readonly<Record<string, string>>>({});

export const NamesProvider = ({
  printed,
  children,
}: {
  readonly printed: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}) => <Printed value={printed}>{children}</Printed>;

/** What stands on the counters themselves. */
export const usePrinted = (): Readonly<Record<string, string>> => useContext(Printed);

/** What counters and weapons are called wherever there are words, in the language of the table. */
export function useCalled(): Readonly<Record<string, string>> {
  const printed = usePrinted();
  const own = useOwnNames();
  return useMemo(() => ({ ...printed, ...own }), [printed, own]);
}

/** What the two sides are called. */
export function useSides(): readonly [string, string] {
  const { t, i18n } = useTranslation();
  const battle = useTable((table) => table.record.battle.id);
  const ids = useTable((table) => table.record.setup.sides);
  const entry = battleNamed(battle);
  const sides = entry && textsOf(entry, i18n.language).sides;
  const nameOf = (id: string): string => sides?.[id] ?? t(`lessons:sides.${id}`, { defaultValue: id });
  return [nameOf(ids[0].id), nameOf(ids[1].id)];
}

const NO_TALES: Tales = {};

/** What the battle tells while it is played. */
function useTales(): Tales {
  const { i18n } = useTranslation();
  const entry = battleNamed(useTable((table) => table.record.battle.id));
  return entry ? textsOf(entry, i18n.language) : NO_TALES;
}

export const useNaming = (): Naming => useNamingIn(useTable((table) => table.game));

/** The names as they are in another game than the one shown: units change with what happens to them. */
export function useNamingIn(game: Game): Naming {
  const called = useCalled();
  const { t, i18n } = useTranslation('table');
  const [first, second] = useSides();
  const tales = useTales();
  return useMemo(
    () =>
      namingOf(game, {
        called,
        sides: [first, second],
        stratum: (stratum) => t(`strata.${stratum}`),
        facing: (vertex) => t(`facings.${vertex}`, { defaultValue: '–' }),
        hexside: (side) => t(`hexsides.${side}`, { defaultValue: '–' }),
        tales,
        language: i18n.language,
      }),
    [game, called, first, second, tales, t, i18n.language],
  );
}

/** The names as they were in a step: whoever it reduced is still called what he was, whoever it brought has a name. */
export function useNamingOf({ before, events }: Pick<Step, 'before' | 'events'>): Naming {
  const game = useMemo(() => {
    const born = events.flatMap((event) => (event.t === 'created' ? [event.unit] : []));
    return born.length === 0
      ? before
      : { ...before, state: { ...before.state, units: [...before.state.units, ...born] } };
  }, [before, events]);
  return useNamingIn(game);
}
