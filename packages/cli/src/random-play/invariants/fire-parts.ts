/** What a decision offers to fire can be fired: a part that nothing comes of would leave a player without an answer. */
import type { Decision, Order } from '@opfire/engine';
import { Broken } from '../play.ts';

/** Every target of every part to fire, among all orders there are. */
export function checkFireParts({ parts }: Pick<Decision, 'parts'>, all: readonly Order[]): void {
  for (const part of parts) {
    if (part.do !== 'fire') continue;
    const fires = all.filter((order) => order.do === 'fire' && order.units.every((unit) => part.units.includes(unit)));
    const idle = part.targets.find((at) => !fires.some((order) => order.do === 'fire' && order.at === at));
    if (idle !== undefined)
      throw new Broken('what is offered to fire can be fired', `${JSON.stringify(part)} at ${idle}`);
  }
}
