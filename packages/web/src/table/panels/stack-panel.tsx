/** The stack in hand, each counter large: a click takes it in or leaves it out. Or those who wait off the map. */
import type { Decision, Unit, UnitId, Weapon } from '@opfire/engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { unitPiece, weaponPiece } from '../board/faces.ts';
import { useNaming, usePrinted } from '../naming-context.tsx';
import { entrantsOf } from '../offers/singly.ts';
import { useOffers } from '../offers/use-offers.ts';
import { isAsked, useTable, useTableStore, useView } from '../store/table-context.tsx';
import { PieceButton } from './piece-button.tsx';
import { RuleChip } from './rule-chip.tsx';
import { Turners } from './turners.tsx';
import { useCondition, useWeaponCondition } from './use-condition.ts';

const toggled = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

function UnitButton({ unit, alone }: { readonly unit: Unit; readonly alone: boolean }) {
  const store = useTableStore();
  const printed = usePrinted();
  const naming = useNaming();
  const game = useTable((table) => table.game);
  const condition = useCondition();
  const pressed = useTable((table) => table.selection.units.includes(unit.id));
  const piece = unitPiece(game, unit, printed);
  if (piece === undefined) return null;
  const toggle = (): void => {
    const { selection, select } = store.getState();
    select({ units: alone ? [unit.id] : toggled(selection.units, unit.id) });
  };
  const take = (): void => store.getState().select({ units: [unit.id] });
  return (
    <PieceButton
      piece={piece}
      label={naming.unit(unit.id)}
      notes={condition(unit)}
      pressed={pressed}
      onToggle={toggle}
      onDrag={alone ? take : undefined}
    />
  );
}

function WeaponButton({ weapon }: { readonly weapon: Weapon }) {
  const store = useTableStore();
  const printed = usePrinted();
  const naming = useNaming();
  const game = useTable((table) => table.game);
  const condition = useWeaponCondition();
  const pressed = useTable((table) => table.selection.weapons.includes(weapon.id));
  const piece = weaponPiece(game, weapon, printed);
  if (piece === undefined) return null;
  const toggle = (): void => {
    const { selection, select } = store.getState();
    select({ weapons: toggled(selection.weapons, weapon.id) });
  };
  return (
    <PieceButton
      piece={piece}
      label={naming.weapon(weapon.id)}
      notes={condition(weapon)}
      pressed={pressed}
      onToggle={toggle}
    />
  );
}

function Pieces({ units, alone }: { readonly units: readonly Unit[]; readonly alone: boolean }) {
  const { weapons, units: passengers } = useView();
  return (
    <div className="pieces">
      {units.map((unit) => (
        <span key={unit.id} className="unit">
          <UnitButton unit={unit} alone={alone} />
          {weapons
            .filter((weapon) => weapon.holder === unit.id)
            .map((weapon) => (
              <WeaponButton key={weapon.id} weapon={weapon} />
            ))}
          {passengers
            .filter((rider) => rider.aboard === unit.id)
            .map((rider) => (
              <UnitButton key={rider.id} unit={rider} alone={alone} />
            ))}
        </span>
      ))}
    </div>
  );
}

/** Why somebody waits off the map, what presses most first: he enters, is set up, or is given weapons for later. */
const WAITS = ['to-enter', 'to-set-up', 'to-equip'] as const;
type Wait = (typeof WAITS)[number];

/** Units that the decision names for one of these reasons. */
function namedFor(wait: Wait, decision: Decision): readonly UnitId[] {
  if (wait === 'to-enter') return entrantsOf(decision);
  const verb = wait === 'to-set-up' ? 'deploy' : 'equip';
  return decision.orders.flatMap((order) => (order.do === verb ? [order.unit] : []));
}

/** Those off the map for whom there is something to do first. */
function useWaiting(): { readonly wait: Wait; readonly units: readonly Unit[] } | undefined {
  const decision = useTable((table) => (isAsked(table) ? table.decision : undefined));
  const { units } = useView();
  return useMemo(() => {
    const off = units.filter((unit) => unit.at < 0);
    const piles = WAITS.map((wait) => {
      const named = new Set(decision ? namedFor(wait, decision) : []);
      return { wait, units: off.filter((unit) => named.has(unit.id)) };
    });
    return piles.find((pile) => pile.units.length > 0);
  }, [decision, units]);
}

export function Tray() {
  const { t } = useTranslation('table');
  const waiting = useWaiting();
  if (waiting === undefined) return null;
  return (
    <Panel title={t(waiting.wait)} className="waiting">
      <Pieces units={waiting.units} alone={waiting.wait !== 'to-enter'} />
    </Panel>
  );
}

/** Others whom the stack in hand can bring along, to be added one by one (4.0). */
function Together() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const pick = useTable((table) => table.pick);
  const { together } = useTable((table) => table.selection);
  const { joinable } = useOffers();
  const all = [...together, ...joinable];
  if (all.length === 0) return null;
  return (
    <div className="together">
      <p className="advice">
        {t('together')} <RuleChip rule="4.0" />
      </p>
      {all.map((at) => (
        <Button
          key={at}
          className="small"
          data-join={at}
          aria-pressed={together.includes(at)}
          onClick={() => pick(at, true)}
        >
          {naming.place(at)}
        </Button>
      ))}
    </div>
  );
}

/** What the markers of a stack mean, each once: for those who are learning. */
function Meanings({ units }: { readonly units: readonly Unit[] }) {
  const { t } = useTranslation('table');
  const teaches = useTable((table) => table.record.assist === 'teach');
  const condition = useCondition();
  const marks = new Map(units.flatMap(condition).map((one) => [one.mark, one]));
  if (!teaches || marks.size === 0) return null;
  return (
    <details className="meanings">
      <summary>{t('markers')}</summary>
      <dl>
        {[...marks.values()].map(({ mark, name, meaning }) => (
          <div key={mark}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function StackPanel() {
  const naming = useNaming();
  const at = useTable((table) => table.selection.at);
  // A click that leaves open who faces where asks for it beside its own question.
  const asked = useTable((table) => table.ambiguity !== undefined);
  const { units } = useView();
  const here = units.filter((unit) => unit.at === at && unit.aboard < 0);
  if (at < 0 || here.length === 0) return null;
  return (
    <Panel title={naming.place(at)} className="stack-panel">
      <Pieces units={here} alone={false} />
      <Meanings units={units.filter((unit) => unit.at === at)} />
      <Together />
      {!asked && <Turners />}
    </Panel>
  );
}
