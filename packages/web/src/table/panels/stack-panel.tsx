/** The stack in hand, each counter large: a click takes it in or leaves it out. Or those who wait off the map. */
import type { Unit, UnitId, Weapon } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { unitPiece, weaponPiece } from '../board/faces.ts';
import { useNaming, usePrinted } from '../naming-context.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { isAsked, useTable, useTableStore, useView } from '../store/table-context.tsx';
import { PieceButton } from './piece-button.tsx';
import { RuleChip } from './rule-chip.tsx';
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

/** Units off the map that the decision would bring onto it or give something to. */
function useWaiting(): readonly UnitId[] {
  const decision = useTable((table) => (isAsked(table) ? table.decision : undefined));
  const entering = decision?.parts.flatMap((part) => (part.do === 'enter' ? part.units : [])) ?? [];
  const preparing = decision?.orders.flatMap((order) =>
    order.do === 'deploy' || order.do === 'equip' ? [order.unit] : [],
  );
  return [...new Set([...entering, ...(preparing ?? [])])];
}

export function Tray() {
  const { t } = useTranslation('table');
  const { units } = useView();
  const waiting = useWaiting();
  const kind = useTable((table) => table.decision?.kind);
  const shown = units.filter((unit) => waiting.includes(unit.id) && unit.at < 0);
  if (shown.length === 0) return null;
  return (
    <Panel title={t(kind === 'setup' ? 'to-set-up' : 'to-enter')}>
      <Pieces units={shown} alone={kind === 'setup'} />
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
  const { units } = useView();
  const here = units.filter((unit) => unit.at === at && unit.aboard < 0);
  if (at < 0 || here.length === 0) return null;
  return (
    <Panel title={naming.place(at)} className="stack-panel">
      <Pieces units={here} alone={false} />
      <Meanings units={units.filter((unit) => unit.at === at)} />
      <Together />
    </Panel>
  );
}
