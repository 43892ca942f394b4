import type { FrameRules } from '../../core/machine.ts';
import { pop } from '../../core/play.ts';
import type { CounterAssaultFrame } from '../../state/frames.ts';
export const counterAssaultRules: FrameRules<CounterAssaultFrame> = {
  advance(play) {
    pop(play);
    return 'ran';
  },
  decide: (_game, frame) => ({ side: frame.side, kind: 'counter-assault', rule: '17.1', orders: [], parts: [] }),
  check: () => undefined,
  answer: (play) => pop(play),
};
