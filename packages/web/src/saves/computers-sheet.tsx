/** How strong the computer is and in what temper it plays can be changed in the middle of a game. */
import { useTranslation } from 'react-i18next';
import { SeatChoice } from '../home/seat-choice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useSides } from '../table/naming-context.tsx';
import { useTable } from '../table/store/table-context.tsx';

const SIDES = [0, 1] as const;

export function ComputersSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('saves');
  const names = useSides();
  const seats = useTable((table) => table.record.seats);
  const seat = useTable((table) => table.seat);
  return (
    <Sheet title={t('computer')} onClose={onClose}>
      <div className="form">
        {SIDES.filter((side) => seats[side].kind === 'computer').map((side) => (
          <SeatChoice
            key={side}
            title={names[side]}
            value={seats[side]}
            onChange={(value) => seat(side, value)}
            computers
          />
        ))}
      </div>
      <p className="fine">{t('changed-from')}</p>
    </Sheet>
  );
}
