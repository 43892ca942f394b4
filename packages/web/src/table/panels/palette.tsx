/** The orders that can be given now, each with its key. */
import type { Order, Verb } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ruleWords } from '../../words/rule-words.ts';
import { sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { entrantsOf } from '../offers/singly.ts';
import type { Command } from '../offers/types.ts';
import { useOffers } from '../offers/use-offers.ts';
import { isAsked, useTable, useTableStore } from '../store/table-context.tsx';
import { carryOut, isMain, keyed } from './commands.ts';
import { RuleChip } from './rule-chip.tsx';
import { SetUpForMe } from './set-up-for-me.tsx';

function useLabel(): (command: Command) => string {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const kind = useTable((table) => table.decision?.kind);
  return (command) => {
    if (command.kind === 'mode') {
      const how = t(`orders:modes.${command.mode}`);
      return command.verb === 'move' || command.verb === 'enter' ? how : `${t(`orders:aim.${command.verb}`)} · ${how}`;
    }
    if (command.kind === 'aim') return t(`orders:aim.${command.verb}`);
    const order = command.orders.at(-1);
    if (order?.do === 'done' && kind === 'rally') return t('orders:end-rally');
    return order ? sayOrder(order, naming, t) : '';
  };
}

const NO_ORDERS: readonly Order[] = [];

/** What helps somebody to recover, or to fire again. */
const REMEDIES: ReadonlySet<Verb> = new Set<Verb>(['rally', 'treat', 'drive', 'repair']);

/** What the moment asks for: often there is nobody to rally, and at last nobody to set up. */
function useMoment(): string {
  const decision = useTable((table) => table.decision);
  const hasBegun = useTable((table) => table.game.state.phase !== 'setup');
  const holdsStack = useTable((table) => table.selection.at >= 0);
  const offers = (isMeant: (verb: Verb) => boolean) => decision?.orders.some((order) => isMeant(order.do));
  if (decision?.kind === 'setup' && hasBegun) return 'arm';
  if (decision?.kind === 'setup') return offers((verb) => verb === 'ready') ? 'set-up' : 'setup';
  if (decision?.kind === 'impulse' && holdsStack) return 'in-hand';
  if (decision?.kind === 'impulse' && entrantsOf(decision).length > 0) return 'coming-on';
  if (decision?.kind === 'rally') return offers((verb) => REMEDIES.has(verb)) ? 'rally' : 'rally-quiet';
  return decision?.kind ?? '';
}

function CommandButton({ command, hint }: { readonly command: Command; readonly hint: string | undefined }) {
  const store = useTableStore();
  const label = useLabel();
  const { intent, mode } = useTable((table) => table.selection);
  const pressed = command.kind === 'aim' ? intent === command.verb : command.kind === 'mode' && mode === command.mode;
  return (
    <Button
      look={isMain(command) ? 'main' : 'plain'}
      hint={hint}
      aria-keyshortcuts={hint?.toLowerCase()}
      data-verb={command.verb}
      {...(command.kind === 'give' ? {} : { 'aria-pressed': pressed })}
      onClick={() => carryOut(store, command)}
    >
      {label(command)}
    </Button>
  );
}

/** What the rule behind the decision says: in the first turn by itself, later when it is opened. */
function Teaching({ rule }: { readonly rule: string }) {
  const { t } = useTranslation();
  const { title, text } = ruleWords(rule, t);
  const isFirst = useTable((table) => table.game.state.turn === 1);
  if (text === '') return null;
  return (
    <details className="teaching" open={isFirst}>
      <summary>{title}</summary>
      <RuleChip rule={rule} /> {text}
    </details>
  );
}

/** Something that a person may wish to be asked about; usually he is not. */
function Wish({ wish }: { readonly wish: 'snipers' | 'lingers' }) {
  const { t } = useTranslation('table');
  const wished = useTable((table) => table.restraint[wish]);
  const restrain = useTable((table) => table.restrain);
  return (
    <label className="wish">
      <input type="checkbox" checked={wished} onChange={({ target }) => restrain({ [wish]: target.checked })} />
      {t(`wishes.${wish}`)}
    </label>
  );
}

/** Snipers in the enemy's moves, and what could still be done at the end of an impulse (11.4, 10.1.1). */
function Wishes() {
  const orders = useTable((table) => table.decision?.orders ?? NO_ORDERS);
  const acts = useTable((table) => table.decision?.kind === 'impulse' || table.decision?.kind === 'activation');
  const offers = (verb: Verb): boolean => orders.some((order) => order.do === verb);
  if (!acts) return null;
  return (
    <>
      {offers('place-sniper') && <Wish wish="snipers" />}
      {(offers('place-sniper') || offers('spot')) && <Wish wish="lingers" />}
    </>
  );
}

export function Palette() {
  const { t } = useTranslation('table');
  const { commands } = useOffers();
  const kind = useTable((table) => (isAsked(table) ? table.decision?.kind : undefined));
  const moment = useMoment();
  const rule = useTable((table) => table.decision?.rule);
  const assist = useTable((table) => table.record.assist);
  if (kind === undefined || kind === 'opportunity-fire') return null;
  return (
    <Panel title={t('orders')} className="palette">
      {assist !== 'referee' && <p className="advice">{t(`advice.${moment}`, { defaultValue: '' })}</p>}
      <div className="commands">
        <SetUpForMe />
        {keyed(commands).map(({ command, key: hint }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: commands have no names of their own and keep no state
          <CommandButton key={i} command={command} hint={hint} />
        ))}
        <Wishes />
      </div>
      {/* First what can be done, then what the rule says. */}
      {assist === 'teach' && rule && <Teaching rule={rule} />}
    </Panel>
  );
}
