/** What has happened in the games played, so that what never happens can be seen. */
import type { DecisionKind, EventOf, EventType } from '@opfire/engine';
import type { Watcher } from '../random-play/play.ts';
import { VERBS } from '../random-play/player.ts';

const DECISIONS: Readonly<Record<DecisionKind, 0>> = {
  setup: 0,
  rally: 0,
  impulse: 0,
  activation: 0,
  move: 0,
  'opportunity-fire': 0,
  'melee-weapons': 0,
  'melee-targets': 0,
  'keep-weapon': 0,
  'place-hero': 0,
  placement: 0,
  retreat: 0,
  'continuous-movement': 0,
  'spotting-round': 0,
  dismount: 0,
  'counter-assault': 0,
  flight: 0,
  'attack-run': 0,
};

const EVENTS: Readonly<Record<EventType, 0>> = {
  flow: 0,
  rolled: 0,
  phase: 0,
  'impulse-began': 0,
  'impulse-ended': 0,
  marked: 0,
  unmarked: 0,
  moved: 0,
  turned: 0,
  'status-gained': 0,
  'status-lost': 0,
  boarded: 0,
  alighted: 0,
  acquired: 0,
  'acquisition-lost': 0,
  shot: 0,
  'missile-launched': 0,
  'missile-spoiled': 0,
  'penetration-rolled': 0,
  'close-assaulted': 0,
  'bailout-rolled': 0,
  shaken: 0,
  rallied: 0,
  wounded: 0,
  healed: 0,
  reduced: 0,
  eliminated: 0,
  exited: 0,
  withdrawn: 0,
  dismounted: 0,
  'air-support-changed': 0,
  created: 0,
  joined: 0,
  'skill-spent': 0,
  'weapon-taken': 0,
  'weapon-left': 0,
  'weapon-lost': 0,
  'weapon-changed': 0,
  'ground-laid': 0,
  'ground-cleared': 0,
  spotted: 0,
  unspotted: 0,
  'melee-marked': 0,
  'melee-cleared': 0,
  controlled: 0,
  led: 0,
  'event-removed': 0,
  'entry-opened': 0,
  'entry-narrowed': 0,
  'task-changed': 0,
  'battery-changed': 0,
  scored: 0,
  activated: 0,
  'initiative-rolled': 0,
  attacked: 0,
  'damage-checked': 0,
  'morale-checked': 0,
  'hero-rolled': 0,
  jammed: 0,
  'repair-rolled': 0,
  'reaction-rolled': 0,
  'spotting-rolled': 0,
  'smoke-rolled': 0,
  'starshell-rolled': 0,
  'extra-call-rolled': 0,
  'melee-struck': 0,
  drifted: 0,
  crashed: 0,
  'mission-aborted': 0,
  'event-triggered': 0,
  'paragraph-read': 0,
  victory: 0,
};

const MODES: Readonly<Record<EventOf<'moved'>['mode'], 0>> = {
  move: 0,
  'assault-move': 0,
  'assault-fire': 0,
  'low-crawl': 0,
  stealth: 0,
  'stealth-assault-fire': 0,
  'hit-and-run': 0,
  retreat: 0,
  placement: 0,
};

const ATTACKS: Readonly<Record<EventOf<'attacked'>['how'], 0>> = {
  fire: 0,
  opportunity: 0,
  sniper: 0,
  marksman: 0,
  mortar: 0,
  artillery: 0,
  ffe: 0,
  he: 0,
  'machine-gun': 0,
  overrun: 0,
  mines: 0,
  crash: 0,
  cannon: 0,
  bombs: 0,
};

const CHECKS: Readonly<Record<EventOf<'morale-checked'>['for'], 0>> = {
  rally: 0,
  treatment: 0,
  withdrawal: 0,
  event: 0,
  'second-rally': 0,
  hit: 0,
  'close-assault': 0,
  'getting-off': 0,
  charge: 0,
};

const RESULTS: Readonly<Record<EventOf<'damage-checked'>['result'], 0>> = {
  'no-effect': 0,
  shaken: 0,
  casualties: 0,
  wounded: 0,
  eliminated: 0,
  abandoned: 0,
  damaged: 0,
  destroyed: 0,
};

const HEADINGS = {
  verbs: Object.fromEntries(VERBS.map((verb) => [verb, 0])),
  decisions: DECISIONS,
  events: EVENTS,
  'ways of moving': MODES,
  attacks: ATTACKS,
  'morale checks': CHECKS,
  'results of damage checks': RESULTS,
} as const;

export type Heading = keyof typeof HEADINGS;

/** How often each thing happened, under each heading; what never did stands at 0. */
export type Counts = Readonly<Record<Heading, Readonly<Record<string, number>>>>;

export class Coverage {
  private readonly counts: Record<string, Record<string, number>> = Object.fromEntries(
    Object.entries(HEADINGS).map(([heading, nothing]) => [heading, { ...nothing }]),
  );

  private add(heading: Heading, name: string): void {
    const counts = this.counts[heading] as Record<string, number>;
    counts[name] = (counts[name] ?? 0) + 1;
  }

  readonly watcher: Watcher = {
    asked: (_game, owed) => this.add('decisions', owed.kind),
    answered: (_before, order, events) => {
      this.add('verbs', order.do);
      for (const event of events) {
        this.add('events', event.t);
        if (event.t === 'moved') this.add('ways of moving', event.mode);
        if (event.t === 'attacked') this.add('attacks', event.how);
        if (event.t === 'morale-checked') this.add('morale checks', event.for);
        if (event.t === 'damage-checked') this.add('results of damage checks', event.result);
      }
    },
  };

  get all(): Counts {
    return this.counts as Counts;
  }

  /** What never happened, as "heading: name". */
  get missing(): string[] {
    return Object.entries(this.counts).flatMap(([heading, counts]) =>
      Object.entries(counts)
        .filter(([, count]) => count === 0)
        .map(([name]) => `${heading}: ${name}`),
    );
  }
}
