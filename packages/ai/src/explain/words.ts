/** What is said of orders and facts, in each language. {…} are filled in; a fact is left out where its number says nothing. */
import type { MoveMode, Verb } from '@opfire/engine';
import { en } from './words-en.ts';
import { ja } from './words-ja.ts';

export type Language = 'en' | 'ja';

/** Orders that are said in another way where they end in a melee, or in the taking apart of a weapon. */
type Variant = 'move-into-melee' | 'step-into-melee' | 'flip-apart' | 'pivot-turret';

export type Said =
  | 'hurts'
  | 'hits'
  | 'damage'
  /** A shot that hurts oneself more than the enemy. */
  | 'damage-own'
  | 'risk'
  | 'harmed'
  | 'loss'
  /** Smoke, which spares losses. */
  | 'spares'
  | 'succeeds'
  | 'wins'
  | 'loses'
  | 'ground'
  | 'ground-lost'
  | 'kept-shot'
  /** What spotting opens the way for. */
  | 'opens'
  /** All that an order is worth, where nothing more is known of it. */
  | 'worth'
  | 'costs'
  /** Played on: the chosen idea beside the next best, and the others beside the chosen. */
  | 'best'
  | 'as-good-as-any'
  | 'worse'
  | 'as-good'
  | 'better-unsure'
  /** Nothing else promised more. */
  | 'nothing-better';

export interface Words {
  readonly orders: Readonly<Record<Verb | Variant, string>>;
  readonly facts: Readonly<Record<Said, string>>;
  /** Ways of moving that are worth a word. */
  readonly modes: Readonly<Partial<Record<MoveMode, string>>>;
  /** Between several facts, several places, and several units. */
  readonly comma: string;
  readonly colon: string;
  readonly stop: string;
  /** Weapons behind those who fire them. */
  readonly armed: string;
  /** Behind those whose facing was chosen with the order. */
  readonly facing: string;
}

export const WORDS: Readonly<Record<Language, Words>> = { en, ja };
