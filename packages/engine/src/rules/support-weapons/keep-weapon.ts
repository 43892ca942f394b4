/** A squad reduced to a half-squad keeps one of its weapons (1.6). */
import type { FrameRules } from '../../core/machine.ts';
import { pop, tell } from '../../core/play.ts';
import { refusal } from '../../core/rule.ts';
import type { KeepWeaponFrame } from '../../state/frames.ts';
import { placeOf, unitOf, weaponsOf } from '../../state/query.ts';

const NOT_NOW = refusal('1.6', 'choose-the-weapon-to-keep');
const NOT_ITS_OWN = refusal('1.6', 'keeps-one-of-its-own-weapons');

export const keepWeaponRules: FrameRules<KeepWeaponFrame> = {
  advance(play, frame) {
    if (weaponsOf(play.state, frame.unit).length > 1) return 'ask';
    pop(play);
    return 'ran';
  },
  decide: (game, frame) => ({
    side: frame.side,
    kind: 'keep-weapon',
    rule: '1.6',
    orders: weaponsOf(game.state, frame.unit).map((weapon) => ({ do: 'keep', weapon: weapon.id })),
    parts: [],
  }),
  check(game, frame, order) {
    if (order.do !== 'keep') return NOT_NOW;
    return game.state.weapons[order.weapon]?.holder === frame.unit ? undefined : NOT_ITS_OWN;
  },
  answer(play, frame, order) {
    const at = placeOf(play, unitOf(play, frame.unit));
    for (const weapon of weaponsOf(play.state, frame.unit)) {
      if (order.do === 'keep' && weapon.id !== order.weapon)
        tell(play, { t: 'weapon-left', weapon: weapon.id, at, rule: '1.6' });
    }
    pop(play);
  },
};
