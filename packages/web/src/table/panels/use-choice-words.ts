/** What a choice would do, in words that tell it from the others: who goes, and whether it ends in melee. */
import type { Order } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { moversIn } from '../offers/offers.ts';
import { wayOf } from '../offers/way-of.ts';
import { useTableStore } from '../store/table-context.tsx';

export function useChoiceWords(): (orders: readonly Order[]) => string {
  const { t } = useTranslation('orders');
  const naming = useNaming();
  const store = useTableStore();
  return (orders) => {
    const order = orders.at(-1);
    if (order === undefined) return '';
    const way = wayOf(store.getState(), orders);
    if (way === undefined) return sayOrder(order, naming, t);
    const movers = moversIn(orders);
    const what = `${movers.length > 0 ? 'go' : 'go-on'}${way.melee ? '-melee' : ''}`;
    return t(`ways.${what}`, { units: naming.units(movers), to: naming.place(way.to) });
  };
}
