/** A chance of opportunity fire as it begins (5.3). */
import type { OpportunityFrame } from '../../state/frames.ts';

type Chance = Pick<OpportunityFrame, 'side' | 'at' | 'movers' | 'slots'> & Partial<OpportunityFrame>;

export const opportunityFrame = ({ side, at, movers, slots, concealed = false }: Chance): OpportunityFrame => ({
  f: 'opportunity',
  side,
  at,
  movers,
  slots,
  fired: [],
  concealed,
  reacting: [],
  placed: -1,
  partly: [],
  engaged: [],
});
