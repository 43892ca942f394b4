/** No unit acts more often in a turn than the rules allow (4.0, 5.0, 6.0, 8.0, 10.1.1), counted from what happened. */
import { type EventOf, type Game, type GameEvent, marksIn, type Unit } from '@opfire/engine';
import { Broken } from '../play.ts';
import { is, isMmc, placeName, printed, ridesOnTop } from './counters.ts';

interface Deeds {
  moves: number;
  /** How it moved last. */
  mode: string;
  shots: number;
  /** Shots of a mortar in a squad's hands, which leave it its own firepower (1.6). */
  shells: number;
  reactions: number;
  spots: number;
  /** What it spotted, while that impulse lasts. */
  spotted: number;
  smokes: number;
  strikes: number;
  rallies: number;
  secondRallies: number;
  treatments: number;
}

const idle = (): Deeds => ({
  moves: 0,
  mode: '',
  shots: 0,
  shells: 0,
  reactions: 0,
  spots: 0,
  spotted: -1,
  smokes: 0,
  strikes: 0,
  rallies: 0,
  secondRallies: 0,
  treatments: 0,
});

/** Ways of moving before which a unit has fired, and after which it still may (6.1, 6.1.1, 6.4, 6.7). */
const AFTER_FIRE = ['assault-fire', 'stealth-assault-fire', 'hit-and-run'];
const BEFORE_FIRE = ['assault-move', 'stealth', 'hit-and-run'];
const AIMED = ['fire', 'opportunity', 'sniper', 'marksman', 'mortar'];

const TOO_OFTEN = 'no unit acts more often than the rules allow (4.0)';

/** What everybody has done in the turn so far. Hears of every event with the game just before it. */
export class Activity {
  private readonly deeds = new Map<number, Deeds>();
  /** Rounds struck this turn, by side and location. */
  private readonly rounds = new Set<number>();
  /** Units in a move that has begun: going on is not beginning. */
  private moving: readonly number[] = [];
  /** Units that have fired in the order being carried out. */
  private readonly firing = new Set<number>();
  private turn = 1;
  private spotsThisImpulse = 0;
  private parent = -1;

  hear(game: Game, event: GameEvent): void {
    switch (event.t) {
      case 'phase':
        return this.beginTurn(event.turn);
      case 'impulse-began':
        return this.beginImpulse();
      case 'moved':
        return this.hearMove(game, event);
      case 'alighted':
        return this.hearAlighting(game, event);
      case 'attacked':
        return this.hearShot(game, event);
      case 'shot':
        return this.hearOrdnance(game, event);
      case 'spotting-rolled':
        return this.hearSpotting(game, event);
      case 'smoke-rolled':
        return this.once(game, event.unit, 'smokes');
      case 'melee-struck':
        return this.hearStrike(game, event);
      case 'morale-checked':
        return this.hearMorale(game, event);
      case 'reaction-rolled':
        this.of(event.unit).reactions += event.granted ? 1 : 0;
        return;
      case 'hero-rolled':
        this.parent = event.unit;
        return;
      case 'marked':
        // The Hero of a mover may go on by assault movement (5.1).
        if (marksIn(event.marks).includes('assault-move')) this.of(event.unit).mode = 'assault-move';
        return;
      case 'created':
        // A Hero has done what the unit that he came from has done (11.2.1).
        this.deeds.set(event.unit.id, { ...this.of(this.parent) });
    }
  }

  /** To be called when an order has been carried out. */
  settle(game: Game): void {
    this.firing.clear();
    this.moving = game.state.stack.flatMap((frame) =>
      frame.f === 'move' && frame.steps > 0 ? [...frame.units, ...frame.halted.map(({ unit }) => unit)] : flyers(frame),
    );
  }

  private of(unit: number): Deeds {
    const known = this.deeds.get(unit);
    if (known) return known;
    const deeds = idle();
    this.deeds.set(unit, deeds);
    return deeds;
  }

  private beginTurn(turn: number): void {
    if (turn === this.turn) return;
    this.turn = turn;
    this.deeds.clear();
    this.rounds.clear();
  }

  private beginImpulse(): void {
    this.spotsThisImpulse = 0;
    for (const deeds of this.deeds.values()) deeds.spotted = -1;
  }

  private once(
    game: Game,
    unit: number,
    deed: 'smokes' | 'strikes' | 'rallies' | 'secondRallies' | 'treatments',
  ): void {
    const deeds = this.of(unit);
    deeds[deed]++;
    if (deeds[deed] > 1) throw new Broken(TOO_OFTEN, `${nameOf(game, unit)}: ${deed} ${deeds[deed]} in a turn`);
  }

  /** What getting off takes is a move; who goes on from there goes on with it (16.4). */
  private hearAlighting({ state }: Game, { unit }: EventOf<'alighted'>): void {
    if (state.phase === 'setup') return;
    const deeds = this.of(unit);
    deeds.moves = 1;
    deeds.mode = 'move';
  }

  /** How often each gun fires is another matter; here, that nobody fires who has moved away his chance. */
  private hearOrdnance(game: Game, { unit }: EventOf<'shot'>): void {
    const { moves, mode, reactions } = this.of(unit);
    if (kindOf(game, unit) === 'helicopter' || reactions > 0 || moves === 0 || BEFORE_FIRE.includes(mode)) return;
    throw new Broken(TOO_OFTEN, `${nameOf(game, unit)} moves by ${mode} and then shoots`);
  }

  private hearMove(game: Game, { units, mode }: EventOf<'moved'>): void {
    if (mode === 'retreat' || mode === 'placement') return;
    for (const unit of units) {
      if (is(game.state.units[unit] as Unit, 'abandoned'))
        throw new Broken('abandoned vehicles do nothing (14.1.1)', nameOf(game, unit));
      if (this.moving.includes(unit) || kindOf(game, unit) === 'plane') continue;
      const deeds = this.of(unit);
      deeds.moves++;
      deeds.mode = mode;
      if (deeds.moves > 1) throw new Broken(TOO_OFTEN, `${nameOf(game, unit)} moves again, by ${mode}`);
      if (deeds.spots > 0 && kindOf(game, unit) !== 'helicopter')
        throw new Broken(TOO_OFTEN, `${nameOf(game, unit)} moves after spotting`);
      const late = deeds.shots + deeds.shells > deeds.reactions && !AFTER_FIRE.includes(mode);
      if (late) throw new Broken(TOO_OFTEN, `${nameOf(game, unit)} fires and then moves by ${mode}`);
    }
  }

  private hearShot(game: Game, event: EventOf<'attacked'>): void {
    if (!AIMED.includes(event.how)) return;
    for (const unit of event.units) {
      // Shells on a building are told floor by floor.
      if (this.firing.has(unit)) continue;
      this.firing.add(unit);
      checkFirer(game, unit, event);
      const deeds = this.of(unit);
      const carried = event.how === 'mortar' && event.weapons.length > 0;
      const deed = carried && kindOf(game, unit) === 'squad' ? 'shells' : 'shots';
      deeds[deed]++;
      if (deeds[deed] > 1 + deeds.reactions) throw new Broken(TOO_OFTEN, `${nameOf(game, unit)} fires again`);
      this.checkOrderOfDeeds(game, unit, event);
    }
  }

  private checkOrderOfDeeds(game: Game, id: number, event: EventOf<'attacked'>): void {
    const deeds = this.of(id);
    if (deeds.reactions > 0) return;
    if (deeds.moves > 0 && !BEFORE_FIRE.includes(deeds.mode)) {
      throw new Broken(TOO_OFTEN, `${nameOf(game, id)} moves by ${deeds.mode} and then fires`);
    }
    const unit = game.state.units[id] as Unit;
    const answers = game.state.stack.some(({ f }) => f === 'guided' || (f === 'opportunity' && event.how !== 'fire'));
    if (deeds.spots > 0 && !isAt(game, event, deeds.spotted) && !(answers && isMmc(game, unit))) {
      throw new Broken(TOO_OFTEN, `${unit.name} spots and then fires at ${placeName(game, event.at)}`);
    }
  }

  private hearSpotting(game: Game, event: EventOf<'spotting-rolled'>): void {
    const deeds = this.of(event.unit);
    deeds.spots++;
    deeds.spotted = event.spotted ? event.at : -1;
    // A helicopter may spot in flight, and is not used up by it (19.2.3).
    const flies = kindOf(game, event.unit) === 'helicopter';
    const before = deeds.moves + deeds.shots + deeds.smokes + deeds.strikes;
    if (!flies && (deeds.spots > 1 || before > 0))
      throw new Broken(TOO_OFTEN, `${nameOf(game, event.unit)} spots, already used`);
    this.spotsThisImpulse++;
    if (this.spotsThisImpulse > 1)
      throw new Broken('one spotting attempt in an impulse (10.1.1)', nameOf(game, event.unit));
  }

  private hearStrike(game: Game, event: EventOf<'melee-struck'>): void {
    const key = 2 * event.at + event.side;
    if (this.rounds.has(key)) throw new Broken('one round of melee in a turn (8.0)', placeName(game, event.at));
    this.rounds.add(key);
    for (const unit of event.units) this.once(game, unit, 'strikes');
  }

  private hearMorale(game: Game, event: EventOf<'morale-checked'>): void {
    if (event.for === 'rally') this.once(game, event.unit, 'rallies');
    else if (event.for === 'second-rally') this.once(game, event.unit, 'secondRallies');
    else if (event.for === 'treatment') this.once(game, event.unit, 'treatments');
  }
}

/** A helicopter goes on with its flight (19.2.2). */
const flyers = (frame: Game['state']['stack'][number]): readonly number[] => (frame.f === 'flight' ? [frame.unit] : []);

/** Whether fire is at a location; shells fall on all of its hex. */
function isAt({ world }: Game, { how, at }: EventOf<'attacked'>, location: number): boolean {
  const { locations } = world.board;
  return at === location || (how === 'mortar' && locations[at]?.hex === locations[location]?.hex);
}

const kindOf = (game: Game, unit: number): string => printed(game, game.state.units[unit] as Unit).kind;

const nameOf = (game: Game, unit: number): string => game.state.units[unit]?.name ?? `unit ${unit}`;

/** Shaken units, units in melee and units off the map never fire, and nobody fires into a melee (5.0, 5.1, 8.1). */
function checkFirer(game: Game, id: number, { at, how }: EventOf<'attacked'>): void {
  const unit = game.state.units[id] as Unit;
  const wrong =
    (unit.shaken && 'shaken') ||
    (unit.at < 0 && !ridesOnTop(game, unit) && 'off the map') ||
    (isMelee(game, unit.at) && 'locked in melee');
  if (wrong) throw new Broken('only good-order units out of melee fire (5.0)', `${unit.name} is ${wrong}`);
  // Shells aimed at one floor fall on all of them, a melee on another floor included.
  if (how !== 'mortar' && isMelee(game, at)) throw new Broken('nobody fires into a melee (5.0)', placeName(game, at));
}

const isMelee = ({ state }: Game, at: number): boolean => state.melees.some((marker) => marker.at === at);
