/** The screen of a game. */
import { AfterBattle } from '../aftermath/after-battle.tsx';
import { AdviceLayer } from './hints/advice-layer.tsx';
import { AdvicePanel } from './hints/advice-panel.tsx';
import { Bar } from './panels/bar.tsx';
import { Hurry } from './panels/hurry.tsx';
import { TableFrame } from './table-frame.tsx';

export const TableScreen = () => (
  <TableFrame
    bar={<Bar />}
    layers={<AdviceLayer />}
    above={
      <>
        <AfterBattle />
        <AdvicePanel />
        <Hurry />
      </>
    }
  />
);
