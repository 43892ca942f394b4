/** The fullest shot of each place that may fire now. */
import { completions } from '../core/choices.ts';
import type { Decision } from '../core/decision.ts';
import { checkOrder, decisionOf } from '../core/machine.ts';
import type { Fire } from '../rules/fire-combat/fire.ts';
import { FRAMES } from '../rules/frames.ts';
import { weaponOf } from '../state/query.ts';
import type { Game, WeaponId } from '../state/state.ts';

export function fullestShots(game: Game): Fire[] {
  const owed = decisionOf(FRAMES, game);
  return (owed?.parts ?? []).flatMap((part) => {
    if (part.do !== 'fire') return [];
    const alone: Decision = { ...(owed as Decision), orders: [], parts: [part] };
    const holdings = { holderOf: (id: WeaponId) => weaponOf(game, id).holder, tiedDown: () => [] };
    const isLegal = (order: Parameters<typeof checkOrder>[2]) => checkOrder(FRAMES, game, order) === undefined;
    for (const order of completions(alone, { do: 'fire' }, isLegal, holdings)) if (order.do === 'fire') return [order];
    return [];
  });
}
