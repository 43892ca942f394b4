/**
 * How the nations look: ground colour, uniform, headgear and badge, as data. Who is who is never told by colour alone:
 * every badge differs from every other by its shape and letters.
 */

import { lighter } from '../drawing/colour.ts';

export const HEADGEAR = [
  'steel-round',
  'steel-flared',
  'steel-brim',
  'steel-crested',
  'steel-bowl',
  'steel-skirted',
  'para-dome',
  'pith',
  'cone-hat',
  'slouch-hat',
  'neck-flap',
  'fur-hat',
  'beret',
  'peaked-cap',
  'tank-helmet',
  'nurse-cap',
  'glengarry',
  'bare',
] as const;
export type Headgear = (typeof HEADGEAR)[number];

export const BADGE_SHAPES = ['roundel', 'shield', 'diamond', 'hexagon', 'square', 'pennant'] as const;
export type BadgeShape = (typeof BADGE_SHAPES)[number];

export interface Badge {
  readonly shape: BadgeShape;
  readonly letters: string;
  readonly field: string;
  readonly trim: string;
  readonly ink: string;
}

export interface Look {
  readonly ground: string;
  readonly cloth: string;
  readonly headgear: Headgear;
  readonly head: string;
  /** Of vehicles and aircraft; a shade of the helmet unless given. */
  readonly paint?: string;
  readonly badge: Badge;
}

const PAPER = '#f7f0de';
const INK = '#1d1b17';

const badge = (shape: BadgeShape, letters: string, field: string, trim: string, ink = PAPER): Badge => ({
  shape,
  letters,
  field,
  trim,
  ink,
});

const generic: Look = {
  ground: '#c9c1ae',
  cloth: '#8d8674',
  headgear: 'steel-round',
  head: '#6f6a5c',
  badge: badge('square', 'X', '#6b655a', PAPER),
};

/** By nation. */
export const NATION_LOOKS: Readonly<Record<string, Look>> = {
  generic,
  us: {
    ground: '#a3ad62',
    cloth: '#7c8048',
    headgear: 'steel-round',
    head: '#59612f',
    badge: badge('shield', 'US', '#2f4a6b', PAPER),
  },
  german: {
    ground: '#9babb0',
    cloth: '#69787a',
    headgear: 'steel-flared',
    head: '#47535a',
    paint: '#b89f62',
    badge: badge('square', 'GE', '#2c3136', '#e6e2d6'),
  },
  soviet: {
    ground: '#c99a67',
    cloth: '#94803f',
    headgear: 'steel-bowl',
    head: '#5f6a3c',
    badge: badge('hexagon', 'SU', '#a12a22', '#f0c95a'),
  },
  partisan: {
    ground: '#b59b7c',
    cloth: '#6f5a44',
    headgear: 'fur-hat',
    head: '#54402c',
    badge: badge('pennant', 'PT', '#8c2b22', PAPER),
  },
  british: {
    ground: '#cfb483',
    cloth: '#97804e',
    headgear: 'steel-brim',
    head: '#6c6a3e',
    badge: badge('roundel', 'GB', '#2b3f66', '#c8423a'),
  },
  french: {
    ground: '#9db6d0',
    cloth: '#8a815a',
    headgear: 'steel-crested',
    head: '#5b6b52',
    badge: badge('roundel', 'FR', '#28509a', PAPER),
  },
  belgian: {
    ground: '#d8bd5f',
    cloth: '#8c7a4c',
    headgear: 'steel-crested',
    head: '#6f6540',
    badge: badge('shield', 'BE', '#1d1b17', '#e2b22e'),
  },
  dutch: {
    ground: '#a5bda6',
    cloth: '#6e7f74',
    headgear: 'steel-skirted',
    head: '#4f6158',
    badge: badge('square', 'NL', '#a64d14', PAPER),
  },
  japanese: {
    ground: '#d9c492',
    cloth: '#a08a4c',
    headgear: 'neck-flap',
    head: '#83723d',
    badge: badge('roundel', 'JA', PAPER, '#b02a26', INK),
  },
  'us-army': {
    ground: '#9fa672',
    cloth: '#6b7340',
    headgear: 'steel-round',
    head: '#4f5a2c',
    badge: badge('square', 'US', '#26241f', '#e7c654'),
  },
  usmc: {
    ground: '#b3a574',
    cloth: '#76774a',
    headgear: 'steel-round',
    head: '#5d5f33',
    badge: badge('roundel', 'MC', '#8c231f', '#e7c654'),
  },
  vc: {
    ground: '#c9916f',
    cloth: '#3b3733',
    headgear: 'cone-hat',
    head: '#d8bd80',
    badge: badge('pennant', 'VC', '#2c4f7c', '#d9433a'),
  },
  nva: {
    ground: '#cfa574',
    cloth: '#76793f',
    headgear: 'pith',
    head: '#656b3a',
    badge: badge('hexagon', 'NV', '#a8261f', '#f2cf52'),
  },
  arvn: {
    ground: '#c3c680',
    cloth: '#79804b',
    headgear: 'steel-round',
    head: '#565f33',
    badge: badge('shield', 'VN', '#edc23a', '#b0302a', INK),
  },
  australian: {
    ground: '#b5bd93',
    cloth: '#6f7a4a',
    headgear: 'slouch-hat',
    head: '#8f7a4b',
    badge: badge('diamond', 'AU', '#23456a', '#e7c654'),
  },
  'us-cold-war': {
    ground: '#98b08a',
    cloth: '#5f7048',
    headgear: 'steel-skirted',
    head: '#4b5b38',
    badge: badge('hexagon', 'US', '#2f4a6b', PAPER),
  },
  'soviet-cold-war': {
    ground: '#c6a983',
    cloth: '#86804e',
    headgear: 'steel-bowl',
    head: '#59653c',
    badge: badge('diamond', 'SU', '#a12a22', '#f0c95a'),
  },
  'french-cold-war': {
    ground: '#a9bacb',
    cloth: '#66724b',
    headgear: 'steel-round',
    head: '#4d593a',
    badge: badge('hexagon', 'FR', '#28509a', '#d9433a'),
  },
  'west-german': {
    ground: '#b9b49a',
    cloth: '#6b7250',
    headgear: 'steel-round',
    head: '#525c3c',
    badge: badge('hexagon', 'DE', '#2c3136', '#e0b52c'),
  },
  'british-falklands': {
    ground: '#c5a097',
    cloth: '#6c7348',
    headgear: 'para-dome',
    head: '#505936',
    badge: badge('shield', 'GB', '#6e2136', '#a9cbe2'),
  },
  argentine: {
    ground: '#b3cfe0',
    cloth: '#6d7a55',
    headgear: 'steel-round',
    head: '#4e5c3f',
    badge: badge('roundel', 'AR', '#f7f0de', '#3f86b5', INK),
  },
};

/** What a badge changes of its nation's look (1.1: ground colour and badge tell who may lead whom). */
const BADGE_LOOKS: Readonly<Record<string, Partial<Look>>> = {
  'german-ss': {
    ground: '#8a8c8c',
    cloth: '#5d6258',
    head: '#3c4238',
    badge: badge('diamond', 'SS', '#1d1b17', '#d7d2c4'),
  },
  'british-airborne': {
    ground: '#c9998c',
    headgear: 'para-dome',
    badge: badge('shield', 'AB', '#6e2136', '#a9cbe2'),
  },
};

/** The look of a force; one that nobody described looks like the force without a name. */
export const lookOf = (nation: string, badgeId?: string): Look => ({
  ...(NATION_LOOKS[nation] ?? generic),
  ...(badgeId === undefined ? {} : BADGE_LOOKS[badgeId]),
});

export const paintOf = ({ paint, head }: Look): string => paint ?? lighter(head, 0.3);
