/** A click that could mean several things: which? */
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { choose } from '../offers/point.ts';
import { useTable, useTableStore } from '../store/table-context.tsx';
import type { Choice } from '../store/types.ts';

export function AmbiguityPanel() {
  const { t } = useTranslation('table');
  const store = useTableStore();
  const naming = useNaming();
  const ambiguity = useTable((table) => table.ambiguity);
  if (ambiguity === undefined) return null;
  const label = (choice: Choice): string => {
    if (choice.kind === 'select') return t('take-in-hand', { at: naming.place(choice.at) });
    const order = choice.orders.at(-1);
    return order ? sayOrder(order, naming, t) : '';
  };
  return (
    <Panel title={t('which', { at: naming.hex(ambiguity.hex) })} className="which">
      <div className="commands">
        {ambiguity.choices.map((choice, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: choices keep their order as long as the question stands
          <Button key={i} onClick={() => choose(store, choice)}>
            {label(choice)}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
