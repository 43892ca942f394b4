import { describeProblem, library, readScenario, type ScenarioFile } from '@opfire/content';
import {
  decision,
  type Game,
  type GameEvent,
  gameIn,
  give,
  makeWorld,
  marksIn,
  orders,
  type State,
  seededDice,
  type World,
  whyNot,
} from '@opfire/engine';
import { readOrder } from '@opfire/engine/notation';
import { describe, expect, it } from 'vitest';

const battles = new Map<string, { readonly world: World; readonly state: State }>();

/** The battle of the kit begun nearer to what it is about, so that its paragraphs are read at once. */
function beginning(id: string, force: string, setup: string): object {
  const { forces, ...rest } = library.scenarios[id] as ScenarioFile;
  return { ...rest, forces: { ...forces, [force]: { ...forces[force], setup } } };
}

const NEARER: Readonly<Record<string, object>> = {
  'the-weapons-cache, at the huts': beginning('the-weapons-cache', 'platoon', 'L4'),
};

/** The world of a battle is worked out once for all tests. */
function battleOf(id: string): { readonly world: World; readonly state: State } {
  const known = battles.get(id);
  if (known) return known;
  const read = readScenario(NEARER[id] ?? library.scenarios[id], library);
  if ('problems' in read) throw new Error(read.problems.map(describeProblem).join('\n'));
  const made = { world: makeWorld(read.ok.setup), state: read.ok.state };
  battles.set(id, made);
  return made;
}

/** A battle being played: orders by name, and everything that has happened. */
class Opening {
  game: Game;
  readonly events: GameEvent[] = [];

  constructor(id: string, seed = 1) {
    const { world, state } = battleOf(id);
    this.game = gameIn(world, { ...state, dice: seededDice(seed) });
  }

  private order(written: object) {
    const read = readOrder(this.game, written);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    return read.ok;
  }

  give(...written: readonly object[]): this {
    for (const one of written) {
      const outcome = give(this.game, this.order(one));
      if ('refused' in outcome) throw new Error(`${JSON.stringify(one)}: ${outcome.refused.why}`);
      this.game = outcome.game;
      this.events.push(...outcome.events);
    }
    return this;
  }

  why(written: object): string | undefined {
    return whyNot(this.game, this.order(written))?.why;
  }

  get owed(): string {
    const owed = decision(this.game);
    return owed ? `${this.game.world.setup.sides[owed.side].id}: ${owed.kind}` : 'nobody';
  }

  unit(name: string) {
    const unit = this.game.state.units.find((one) => one.name === name);
    if (!unit) throw new Error(`nobody is called ${name}`);
    return unit;
  }

  at(name: string): string | undefined {
    return this.game.world.board.locations[this.unit(name).at]?.name;
  }

  /** Lets one moment pass by; whoever must come on does. */
  private letPass(): void {
    const kind = decision(this.game)?.kind;
    if (kind === 'opportunity-fire') this.give({ do: 'hold' });
    else if (kind === 'move') this.give({ do: 'stop' });
    else if (kind === 'setup') this.give({ do: 'ready' });
    else if (kind !== 'impulse') this.give({ do: 'done' });
    else if (this.why({ do: 'pass' }) === undefined) this.give({ do: 'pass' });
    else this.enterSomebody();
  }

  private enterSomebody(): void {
    for (const order of orders(this.game)) {
      if (order.do !== 'enter') continue;
      const outcome = give(this.game, order);
      if ('refused' in outcome) throw new Error(outcome.refused.why);
      this.game = outcome.game;
      return;
    }
  }

  /** Lets everything pass by until a side has a decision of some kind. */
  until(owed: string): this {
    for (let more = 0; more < 100 && this.owed !== owed; more++) this.letPass();
    expect(this.owed).toBe(owed);
    return this;
  }

  /** Sets up units of which nobody cares where they stand. */
  setUp(): this {
    for (;;) {
      const reserve = (unit: number) => this.game.state.units[unit]?.fate === 'reserve';
      const next = [...orders(this.game)].find((order) => order.do === 'deploy' && reserve(order.unit));
      if (!next) return this.give({ do: 'ready' });
      const outcome = give(this.game, next);
      if ('refused' in outcome) throw new Error(outcome.refused.why);
      this.game = outcome.game;
    }
  }

  /** Waits for an impulse in which the unit can act. */
  untilFresh(side: string, unit: string): this {
    for (let more = 0; more < 100 && (this.owed !== `${side}: impulse` || this.unit(unit).marks !== 0); more++)
      this.letPass();
    return this;
  }

  /** Walks towards a hex, turn after turn, as far as it takes; stops at once when an event is set off. */
  walk(side: string, unit: string, hex: string): this {
    for (let more = 0; more < 200 && this.at(unit) !== hex && this.told('event-triggered').length === 0; more++) {
      const to = this.owed === `${side}: move` ? this.nearestStep(hex) : undefined;
      if (to !== undefined) this.give({ do: 'step', to });
      else if (this.owed === `${side}: impulse` && this.unit(unit).marks === 0)
        this.give({ do: 'activate', at: [this.at(unit)] }, { do: 'move', units: [unit], mode: 'move' });
      else this.letPass();
    }
    return this;
  }

  private nearestStep(hex: string): string | undefined {
    const { board } = this.game.world;
    const goal = board.hexNamed.get(hex) as number;
    const far = (at: number) => board.distances[goal * board.hexes.length + (board.locations[at]?.hex ?? 0)] as number;
    const steps = [...orders(this.game)].flatMap((order) => (order.do === 'step' ? [order.to] : []));
    const [best] = steps.sort((a, b) => far(a) - far(b));
    return best === undefined ? undefined : board.locations[best]?.name;
  }

  told<T extends GameEvent['t']>(type: T): Extract<GameEvent, { t: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { t: T }> => event.t === type);
  }
}

const deploy = (unit: string, at: string) => ({ do: 'deploy', unit, at });
const enter = (units: readonly string[], at: string) => ({ do: 'enter', units, at, mode: 'move' });

describe('Assault on Vierville', () => {
  const GARRISON = ['us-squad-1', 'us-squad-2', 'us-half-squad-1', 'cpl-medrow'].map((unit) => deploy(unit, 'J7'));
  const begun = (seed: number) => new Opening('assault-on-vierville', seed).give(...GARRISON).until('german: impulse');
  const cameBy = (opening: Opening) => opening.told('entry-narrowed')[0]?.edges;

  it('lets the Americans set up around H6, then the Germans give out their weapons', () => {
    const opening = new Opening('assault-on-vierville');
    expect(opening.owed).toBe('us: setup');
    expect(opening.why(deploy('us-squad-1', 'D6'))).toBe('outside-the-setup-area');
    expect(opening.why(deploy('us-sniper', 'H6'))).toBe('not-a-unit-that-is-set-up-now');
    opening.setUp();
    expect(opening.owed).toBe('german: setup');
    expect(opening.why({ do: 'equip', weapon: 'mg42-1', unit: 'german-medic' })).toBe(
      'this-single-man-counter-carries-no-support-weapons',
    );
    expect(opening.why({ do: 'equip', weapon: 'mg42-1', unit: 'german-squad-4' })).toBe(
      'not-a-unit-that-is-set-up-now',
    );
  });

  it('brings the grenadiers on by east, north or west, as the die falls', () => {
    const edges = new Set(Array.from({ length: 12 }, (_, seed) => cameBy(begun(seed))?.join()));
    expect(edges).toEqual(new Set(['east', 'north', 'west']));
  });

  const western =
    Array.from({ length: 30 }, (_, seed) => seed).find((seed) => cameBy(begun(seed))?.join() === 'west') ?? 0;

  it('calls reinforcements of both sides when Germans reach F5', () => {
    const opening = begun(western)
      .give(enter(['german-squad-1'], 'A4'))
      .walk('german', 'german-squad-1', 'F5');
    expect(opening.at('german-squad-1')).toBe('F5');
    expect(opening.told('paragraph-read')).toMatchObject([{ paragraph: 'one' }]);
    expect(opening.game.state.scenario.events).toEqual([]);
    opening.until('german: setup').give({ do: 'equip', weapon: 'mg42-2', unit: 'sgt-baumann' }, { do: 'ready' });
    expect(opening.owed).toBe('us: setup');
    opening.give({ do: 'ready' }).until('us: impulse');
    expect(opening.why(enter(['major-tom'], 'O4'))).toBe('these-units-do-not-wait-together-at-an-open-entry');
    opening.until('german: impulse');
    expect(opening.why(enter(['german-squad-4'], 'H8'))).toBe('they-do-not-enter-there');
    opening.give(enter(['german-squad-4', 'sgt-baumann'], 'H1')).until('us: impulse');
    expect(opening.why(enter(['major-tom'], 'H8'))).toBe('they-do-not-enter-there');
    opening.give(enter(['major-tom', 'us-squad-3'], 'O4')).until('german: impulse');
    expect(opening.why(enter(['german-squad-5'], 'A4'))).toBe('they-do-not-enter-there');
  });
});

describe('Rejoining the Regiment', () => {
  it('lets the Germans in at H1, a stack at a time, and out at H8', () => {
    const opening = new Opening('rejoining-the-regiment');
    opening
      .give(
        deploy('us-squad-1', 'G6'),
        deploy('us-half-squad-1', 'G6'),
        deploy('cpl-medrow', 'G6'),
        deploy('hird', 'G6'),
      )
      .until('german: impulse');
    const all = [
      'german-squad-1',
      'german-squad-2',
      'german-half-squad-1',
      'german-half-squad-2',
      'german-half-squad-3',
    ];
    expect(opening.why(enter(all, 'H1'))).toBe('no-more-than-three-squads-or-their-equivalent');
    expect(opening.why(enter(all.slice(0, 2), 'G0'))).toBe('they-do-not-enter-there');
    opening
      .give(enter(['lt-plassmann', 'german-squad-1'], 'H1'))
      .until('german: move')
      .give({ do: 'step', to: 'H2' });
    opening
      .until('us: impulse')
      .until('german: impulse')
      .give(enter(all.slice(1), 'H1'));
    opening
      .until('us: impulse')
      .until('german: impulse')
      .give(enter(['sgt-baumann'], 'H1'));
    opening.walk('german', 'german-squad-1', 'H8').untilFresh('german', 'german-squad-1');
    opening.give(
      { do: 'activate', at: ['H8'] },
      { do: 'move', units: ['german-squad-1'], mode: 'move' },
      { do: 'exit' },
    );
    expect(opening.unit('german-squad-1').fate).toBe('exited');
  });
});

describe('The Weapons Cache', () => {
  const seen = () => {
    const opening = new Opening('the-weapons-cache').give(deploy('us-army-squad-1', 'I7')).setUp();
    expect(opening.told('event-triggered')).toEqual([]);
    return opening.walk('us', 'us-army-squad-1', 'I5');
  };

  it('hides the Viet Cong until an American sees K4; then they set up and fire', () => {
    const opening = seen();
    expect(opening.told('paragraph-read')).toMatchObject([{ paragraph: 'one' }]);
    expect(opening.owed).toBe('vc: setup');
    expect(opening.why(deploy('vc-squad-1', 'K3'))).toBe('outside-the-setup-area');
    opening.give(deploy('vc-squad-1', 'J5'), deploy('vc-squad-2', 'K4'), deploy('vc-squad-3', 'K4'));
    expect(opening.why({ do: 'ready' })).toBe('every-unit-must-be-set-up-first');
    opening.give(deploy('lt-diem', 'K4'), { do: 'ready' });
    expect(opening.owed).toBe('vc: opportunity-fire');
  });

  it('withholds the sniper till then', () => {
    const waiting = new Opening('the-weapons-cache').setUp().until('us: impulse');
    expect(waiting.why({ do: 'place-sniper', unit: 'vc-sniper', at: 'L3' })).toBe('not-a-sniper-of-yours-to-place');
    waiting.until('us: impulse').give({ do: 'pass' });
    expect(waiting.owed).not.toBe('vc: impulse');
    const opening = seen().setUp();
    opening.until('vc: impulse').give({ do: 'place-sniper', unit: 'vc-sniper', at: 'L3' });
    expect(opening.at('vc-sniper')).toBe('L3');
  });

  /** Everybody in L4, the Viet Cong far from the cache; one squad into L3, the lieutenant and another into M3. */
  const found = () => {
    const opening = new Opening('the-weapons-cache, at the huts').setUp();
    const hidden = ['vc-squad-1', 'vc-squad-2', 'vc-squad-3', 'lt-diem'].map((unit) => deploy(unit, 'I3'));
    opening.give(...hidden, { do: 'ready' }).until('us: impulse');
    const go = (units: readonly string[], to: string) =>
      opening.give({ do: 'activate', at: ['L4'] }, { do: 'move', units, mode: 'move' }, { do: 'step', to });
    go(['us-army-squad-1'], 'L3').untilFresh('us', 'lt-jenson');
    return go(['lt-jenson', 'us-army-squad-2'], 'M3');
  };
  const taskOf = (opening: Opening) => opening.game.state.scenario.tasks?.map(({ status }) => status);

  it('brings the regulars on at H1 in the turn after L3 was entered', () => {
    const opening = found();
    expect(opening.told('paragraph-read').map(({ paragraph }) => paragraph)).toEqual(['one', 'three', 'two']);
    expect(opening.told('entry-opened')).toMatchObject([{ turn: 2 }]);
    opening.until('vc: impulse');
    expect(opening.why(enter(['nva-squad-1'], 'H1'))).toBe('these-units-do-not-wait-together-at-an-open-entry');
    opening.until('us: rally').until('vc: impulse');
    opening.give(enter(['nva-squad-1', 'nva-squad-2', 'lt-van-du'], 'H1'));
    expect(opening.at('lt-van-du')).toBe('H1');
  });

  it('is won when the cache was destroyed in the turn after it was found, and both hexes are held', () => {
    const opening = found();
    expect(taskOf(opening)).toEqual(['open']);
    opening.until('us: rally').until('vc: impulse');
    expect(taskOf(opening)).toEqual(['begun']);
    opening.until('us: rally');
    expect(taskOf(opening)).toEqual(['done']);
    opening.until('nobody');
    expect(opening.told('victory')).toMatchObject([{ winner: 0 }]);
  });
});

describe('A Friend in Need', () => {
  const met = (seed: number) =>
    new Opening('a-friend-in-need', seed)
      .setUp()
      .until('us: impulse')
      .give(enter(['us-army-squad-1'], 'A0'))
      .walk('us', 'us-army-squad-1', 'G1');
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);

  it('sets the Viet Cong up east of the road and lets the Americans in from the west', () => {
    const opening = new Opening('a-friend-in-need');
    expect(opening.owed).toBe('vc: setup');
    expect(opening.why(deploy('vc-squad-1', 'G1'))).toBe('outside-the-setup-area');
    expect(opening.why(deploy('vc-squad-1', 'H5'))).toBe('outside-the-setup-area');
    opening.setUp().until('us: impulse');
    expect(opening.why(enter(['us-army-squad-1'], 'O4'))).toBe('they-do-not-enter-there');
  });

  it.each([
    ['two', true, 'moved'],
    ['three', false, 'assault-move'],
  ] as const)('reads paragraph %s when the check is passed: %s', (paragraph, passed, mark) => {
    const opening = seeds.map(met).find((one) => one.told('morale-checked').some((check) => check.passed === passed));
    if (!opening) throw new Error('no seed will do');
    expect(opening.told('paragraph-read').map((event) => event.paragraph)).toEqual(['one', paragraph]);
    expect(['lt-van-du', 'nva-squad-1', 'nva-squad-2'].map((name) => opening.at(name))).toEqual(['G1', 'G1', 'H1']);
    const marked = opening.told('marked').filter((event) => event.unit === opening.unit('lt-van-du').id);
    expect(marked.map(({ marks }) => marksIn(marks))).toEqual([[mark]]);
    expect(opening.unit('us-army-squad-1').shaken).toBe(false);
    expect(opening.owed).not.toBe('us: move');
  });

  it('gives the Leader one fire mission that he cannot call off', () => {
    const opening = new Opening('a-friend-in-need')
      .setUp()
      .until('us: impulse')
      .give(enter(['lt-jenson'], 'A6'));
    opening.walk('us', 'lt-jenson', 'F6');
    expect(opening.told('paragraph-read').at(-1)).toMatchObject({ paragraph: 'four' });
    expect(opening.game.state.scenario.batteries).toMatchObject([
      { firepower: 5, missions: 1, procedure: 'starter-kit' },
    ]);
    expect(opening.game.state.scenario.events).not.toContain('B');
  });
});
