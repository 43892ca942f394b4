import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/core/play.ts';
import { type EventCause, triggerEvents } from '../../src/rules/scenarios/events.ts';
import { placementRules } from '../../src/rules/scenarios/placement.ts';
import { marksFrom } from '../../src/state/marks.ts';
import type { EventEffect, EventSetup } from '../../src/state/scenario.ts';
import { type Battle, type BattleSpec, battle, type Finder, playOf, told } from './battle.ts';

type Marker = Omit<EventSetup, 'hex'> & { readonly hex: string };

const withEvents = (spec: BattleSpec, events: (find: Finder) => readonly Marker[]): Battle =>
  battle({
    ...spec,
    scenario: (find) => ({
      ...spec.scenario?.(find),
      events: events(find).map((event) => ({ ...event, hex: find.hex(event.hex) })),
    }),
  });

function cause(fight: Battle, why: EventCause) {
  const play = playOf(fight);
  const stops = triggerEvents(play, why);
  return { play, stops, triggered: told(play.events, 'event-triggered').map((event) => event.event) };
}

const NOTHING: readonly EventEffect[] = [];

describe('1.8 occupation markers', () => {
  const marker: Marker = { id: 'A', trigger: 'occupation', hex: 'B2', side: 0, effects: NOTHING };

  it.each(['squad', 'medic'] as const)('a %s sets one off by entering its hex, and takes it off the map', (is) => {
    const fight = withEvents({ units: [{ is, at: 'B2', shaken: true }] }, () => [marker]);
    const { play, triggered } = cause(fight, { side: 0, moved: fight.at('B2') });
    expect(triggered).toEqual(['A']);
    expect(play.state.scenario.events).toEqual([]);
  });

  it('counts every level of the hex', () => {
    const fight = withEvents({ units: [{ is: 'squad', at: 'D2:upper' }] }, () => [{ ...marker, hex: 'D2' }]);
    expect(cause(fight, { side: 0, moved: fight.at('D2:upper') }).triggered).toEqual(['A']);
  });

  it('leaves it alone elsewhere, for the other side, and when the mover is no more', () => {
    const fight = withEvents(
      {
        units: [
          { is: 'squad', at: 'B3' },
          { is: 'squad', at: 'B2', side: 1 },
        ],
      },
      () => [marker],
    );
    expect(cause(fight, { side: 0, moved: fight.at('B3') }).triggered).toEqual([]);
    expect(cause(fight, { side: 1, moved: fight.at('B2') }).triggered).toEqual([]);
    expect(cause(fight, { side: 0, moved: fight.at('B2') }).triggered).toEqual([]);
  });

  it('answers to both sides when none is named', () => {
    const { side: _, ...anyones } = marker;
    const fight = withEvents({ units: [{ is: 'squad', at: 'B2', side: 1 }] }, () => [anyones]);
    const { play } = cause(fight, { side: 1, moved: fight.at('B2') });
    expect(told(play.events, 'event-triggered')).toEqual([{ t: 'event-triggered', event: 'A', side: 1, rule: '1.8' }]);
  });
});

describe('1.8 line of sight markers', () => {
  const marker: Marker = { id: 'A', trigger: 'sight', hex: 'C6', side: 0, effects: NOTHING };

  it('are set off by the mover who sees the hex', () => {
    const fight = withEvents({ units: [{ is: 'medic', at: 'A5' }] }, () => [marker]);
    expect(cause(fight, { side: 0, moved: fight.at('A5') }).triggered).toEqual(['A']);
  });

  it('stay while the forest of C4 hides the hex', () => {
    const fight = withEvents({ units: [{ is: 'squad', at: 'C2' }] }, () => [marker]);
    expect(cause(fight, { side: 0, moved: fight.at('C2') }).triggered).toEqual([]);
    expect(cause(fight, 'sight-change').triggered).toEqual([]);
  });

  it('are looked at again by everybody when sight changes', () => {
    const hidden = withEvents(
      {
        units: [{ is: 'squad', at: 'A5' }],
        ground: (find) => [
          { kind: 'smoke', hex: find.hex('B6'), life: 1 },
          { kind: 'smoke', hex: find.hex('C6'), life: 1 },
        ],
      },
      () => [marker],
    );
    expect(cause(hidden, 'sight-change').triggered).toEqual([]);
    const cleared = { ...hidden, game: { ...hidden.game, state: { ...hidden.game.state, ground: [] } } };
    expect(cause(cleared, 'sight-change').triggered).toEqual(['A']);
  });

  it('are set off from within the hex', () => {
    const fight = withEvents({ units: [{ is: 'squad', at: 'C6' }] }, () => [marker]);
    expect(cause(fight, 'sight-change').triggered).toEqual(['A']);
  });
});

describe('1.8 what events bring', () => {
  const entering = (effects: (find: Finder) => readonly EventEffect[], spec: Partial<BattleSpec> = {}) => {
    const fight = withEvents({ units: [{ is: 'squad', at: 'B2' }], ...spec }, (find) => [
      { id: 'A', trigger: 'occupation', hex: 'B2', side: 0, effects: effects(find) },
      { id: 'B', trigger: 'occupation', hex: 'F3', side: 0, effects: NOTHING },
    ]);
    return { fight, ...cause(fight, { side: 0, moved: fight.at('B2') }) };
  };

  it('removes other markers, each once', () => {
    const { play } = entering(() => [{ effect: 'remove-events', events: ['A', 'B'] }]);
    expect(told(play.events, 'event-removed').map((event) => event.event)).toEqual(['A', 'B']);
  });

  it('opens an entry some turns from now', () => {
    const { play } = entering(() => [{ effect: 'open-entry', entry: 0, turnsFromNow: 1 }], {
      turn: 3,
      scenario: (find) => ({ entries: [{ side: 1, units: [], turn: -1, hexes: [find.hex('A1')], optional: false }] }),
    });
    expect(play.state.scenario.entryTurns).toEqual([4]);
  });

  it('grants a fire mission', () => {
    const { play } = entering(() => [{ effect: 'fire-mission', side: 0, firepower: 5, missions: 1 }]);
    expect(play.state.scenario.batteries).toEqual([
      { side: 0, formation: 'A', firepower: 5, missions: 1, calledTurn: 0, callers: [] },
    ]);
  });

  it('stops the movers only where it says so', () => {
    expect(entering(() => [{ effect: 'stop' }]).stops).toBe(true);
    expect(entering(() => NOTHING).stops).toBe(false);
  });

  const branches: EventEffect = {
    effect: 'morale-check',
    except: ['medic'],
    pass: [{ effect: 'stop' }],
    fail: [{ effect: 'remove-events', events: ['B'] }],
  };

  it.each([
    [[3, 4], true],
    [[4, 4], false],
  ])('branches on an unmodified Morale Check of the steadiest unit: %j', (dice, passed) => {
    const { play, stops } = entering(() => [branches], {
      units: [
        { is: 'squad', at: 'B2' },
        { is: 'leader', at: 'B2' },
        { is: 'medic', at: 'B2' },
      ],
      dice,
    });
    expect(told(play.events, 'morale-checked')).toMatchObject([
      { unit: 1, for: 'event', morale: 7, passed, sum: { parts: [] } },
    ]);
    expect(stops).toBe(passed);
    expect(play.state.scenario.events).toEqual(passed ? ['B'] : []);
    expect(play.state.units[1]?.shaken).toBe(false);
  });

  it('fails the check when nobody can take it', () => {
    const { play } = entering(() => [branches], { units: [{ is: 'medic', at: 'B2' }], dice: [] });
    expect(play.state.scenario.events).toEqual([]);
  });
});

describe('22.0 units that appear by an event', () => {
  const appearing = (spec: BattleSpec, units: readonly number[], at = 'E4') => {
    const fight = withEvents(spec, (find) => [
      {
        id: 'A',
        trigger: 'occupation',
        hex: 'B2',
        side: 0,
        effects: [{ effect: 'place', units, at: find.at(at), marks: ['moved'] }],
      },
      { id: 'B', trigger: 'sight', hex: 'A1', side: 1, effects: [{ effect: 'stop' }] },
    ]);
    return { fight, ...cause(fight, { side: 0, moved: fight.at('B2') }) };
  };

  it('are put on the map under their marks and take control', () => {
    const { fight, play } = appearing(
      {
        units: [
          { is: 'squad', at: 'B2' },
          { is: 'squad', side: 1 },
          { is: 'leader', side: 1 },
        ],
      },
      [1, 2],
    );
    expect(play.state.units.slice(1)).toMatchObject([
      { at: fight.at('E4'), fate: 'in-play', marks: marksFrom(['moved']) },
      { at: fight.at('E4'), fate: 'in-play', marks: marksFrom(['moved']) },
    ]);
    expect(play.state.control[fight.at('E4')]).toBe(1);
  });

  /** Where the owner may put whoever is waiting for his word, by unit. */
  const choices = (play: Play) =>
    play.stack.flatMap((frame) =>
      frame.f === 'placement'
        ? [
            {
              unit: frame.unit,
              at: placementRules.decide(play, frame).orders.map((order) => 'at' in order && order.at),
            },
          ]
        : [],
    );

  it('go to an adjacent hex of their owner’s choice when enemies are in theirs', () => {
    const { fight, play } = appearing(
      {
        units: [
          { is: 'squad', at: 'B2' },
          { is: 'squad', side: 1 },
          { is: 'half', at: 'E4' },
        ],
      },
      [1],
    );
    expect(choices(play)).toEqual([{ unit: 1, at: play.world.adjacent[fight.at('E4')] }]);
  });

  it('never stack too high, nor on ground that nobody can enter', () => {
    const reserves = Array.from({ length: 5 }, () => ({ is: 'squad', side: 1 }) as const);
    const { fight, play } = appearing({ units: [{ is: 'squad', at: 'B2' }, ...reserves] }, [1, 2, 3, 4, 5], 'F5');
    const places = play.state.units.slice(1).map((unit) => unit.at);
    expect(places.slice(0, 3)).toEqual([fight.at('F5'), fight.at('F5'), fight.at('F5')]);
    const asked = choices(play);
    expect(asked.map(({ unit }) => unit).sort()).toEqual([4, 5]);
    for (const { at } of asked) for (const name of ['F5', 'F6']) expect(at).not.toContain(fight.at(name));
  });

  it('may set off the next event, which does not stop the first mover', () => {
    const { stops, triggered } = appearing(
      {
        units: [
          { is: 'squad', at: 'B2' },
          { is: 'squad', side: 1 },
        ],
      },
      [1],
      'A2',
    );
    expect(triggered).toEqual(['A', 'B']);
    expect(stops).toBe(false);
  });
});
