/** What a decision offers to fire can be fired: a part that nothing comes of would leave a player without an answer. */
import type { Decision, Order, UnitId } from '@opfire/engine';
import { Broken } from '../play.ts';

const isAmong = (some: readonly UnitId[], all: readonly UnitId[]): boolean => some.every((one) => all.includes(one));

/** Every target of every part to fire, among all orders there are. */
export function checkFireParts({ parts }: Pick<Decision, 'parts'>, all: readonly Order[]): void {
  for (const part of parts) {
    if (part.do !== 'fire') continue;
    const shots = all.filter((order) => order.do === 'fire').filter(({ units }) => isAmong(units, part.units));
    const idle = part.targets.find((at) => !shots.some((shot) => shot.at === at));
    if (idle !== undefined)
      throw new Broken('what is offered to fire can be fired', `${JSON.stringify(part)} at ${idle}`);
  }
}
