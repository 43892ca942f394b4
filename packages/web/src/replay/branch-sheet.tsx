/** Before a branch is played: who plays it, and with which dice. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatChoice } from '../home/seat-choice.tsx';
import { Button } from '../parts/button.tsx';
import { Choices } from '../parts/choices.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useNaming, useSides } from '../table/naming-context.tsx';
import type { Seat } from '../table/store/types.ts';
import { sayOrder } from '../words/say.ts';
import { branchOff, hasDice, LUCKS, type Luck, wholeOrders } from './branch.ts';
import { usePlayback, useReplay } from './replay-context.tsx';

/** Which order is the last that still counts. */
function Where({ orders }: { readonly orders: number }) {
  const { t } = useTranslation('replay');
  const { steps } = useReplay();
  const naming = useNaming();
  const last = steps[orders - 1];
  return (
    <p>{last ? t('branch-after', { order: sayOrder(last.order, naming, t), number: orders }) : t('branch-start')}</p>
  );
}

export function BranchSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('replay');
  const replay = useReplay();
  const sides = useSides();
  const [first, second] = replay.record.seats;
  const [seats, setSeats] = useState<readonly [Seat, Seat]>([first, second]);
  const [luck, setLuck] = useState<Luck>('new');
  const [failure, setFailure] = useState<Error>();
  const orders = wholeOrders(
    replay,
    usePlayback((playback) => playback.at),
  );
  if (failure) throw failure;
  const begin = async (): Promise<void> => {
    await branchOff(replay, orders, { luck, seats });
  };
  return (
    <Sheet title={t('branch')} onClose={onClose}>
      <div className="form">
        <Where orders={orders} />
        <SeatChoice title={sides[0]} value={seats[0]} onChange={(value) => setSeats([value, seats[1]])} />
        <SeatChoice title={sides[1]} value={seats[1]} onChange={(value) => setSeats([seats[0], value])} />
        {hasDice(replay) && (
          <Choices
            title={t('dice')}
            of={LUCKS.map((value) => ({ value, label: t(`lucks.${value}`) }))}
            value={luck}
            onChange={setLuck}
          />
        )}
        <p className="fine">{t(`about-luck.${luck}`)}</p>
        <Button look="main" onClick={() => begin().catch(setFailure)}>
          {t('branch-now')}
        </Button>
      </div>
    </Sheet>
  );
}
