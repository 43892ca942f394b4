/** Colours of the two climates the boards lie in: farmland under a mild sky, and the tropics. */
import type { Board } from '@opfire/engine';

export interface Greens {
  readonly shade: string;
  readonly tones: readonly string[];
}

export interface Palette {
  readonly tropical: boolean;
  readonly paper: string;
  readonly ink: string;
  readonly ground: string;
  /** Washes over the ground: three that drift into each other. */
  readonly washes: readonly [string, string, string];
  readonly parcels: readonly string[];
  readonly grass: readonly [dark: string, light: string];
  /** Ground of level 1, 2, 3 …, and the ink of contours. */
  readonly levels: readonly string[];
  readonly contour: string;
  readonly road: { readonly fill: string; readonly edge: string; readonly track: string; readonly verge: string };
  readonly water: { readonly deep: string; readonly fill: string; readonly light: string; readonly bank: string };
  readonly light: Greens;
  readonly dense: Greens;
  readonly floor: { readonly light: string; readonly dense: string; readonly yard: string };
}

const temperate: Palette = {
  tropical: false,
  paper: '#f1e8d2',
  ink: '#2b261d',
  ground: '#cfcb95',
  washes: ['#a9b46b', '#dfcf96', '#bcc07c'],
  parcels: ['#b3bd74', '#dccb8c', '#c6c880', '#e2d8a6', '#a7b56d', '#d3c184', '#c2b979'],
  grass: ['#7c8748', '#e6e0b0'],
  levels: ['#c9b57c', '#b99c62', '#a17f4b', '#86653a'],
  contour: '#6b4a26',
  road: { fill: '#eadfc3', edge: '#8d7448', track: '#cbb78c', verge: '#b3b277' },
  water: { deep: '#4b7076', fill: '#7a9c9c', light: '#c2d5cd', bank: '#7d7a4c' },
  light: { shade: '#2f401c', tones: ['#64803a', '#718a3f', '#5b7837', '#7f9146', '#6a8440'] },
  dense: { shade: '#1f2f17', tones: ['#40602e', '#486a33', '#395a2f', '#527037', '#3b5a36'] },
  floor: { light: '#8b9a55', dense: '#5d7139', yard: '#d8c89d' },
};

const tropics: Palette = {
  tropical: true,
  paper: '#f1e8d2',
  ink: '#26241a',
  ground: '#c5c188',
  washes: ['#8fa75d', '#d6b885', '#a9b36a'],
  parcels: ['#a5b065', '#cdbb7d', '#b3b76f', '#d3b688', '#98a95f'],
  grass: ['#64803c', '#dfe0a8'],
  levels: ['#c1a970', '#af9059', '#967243', '#7b5932'],
  contour: '#64401f',
  road: { fill: '#e2c39a', edge: '#8a5f37', track: '#c49b6a', verge: '#a8a763' },
  water: { deep: '#47695c', fill: '#7b9c86', light: '#c3d6c0', bank: '#6d6a3e' },
  light: { shade: '#1d3a22', tones: ['#4f8044', '#5c8c44', '#457a49', '#6a9148', '#568549'] },
  dense: { shade: '#122a1b', tones: ['#2c5c37', '#34663a', '#275538', '#3c6c3a', '#2f6042'] },
  floor: { light: '#7c9650', dense: '#476b3c', yard: '#cfae82' },
};

const TROPICAL = new Set(['heavy-jungle', 'light-jungle', 'kunai-grass', 'rice-paddy', 'bamboo-huts']);

/** A board with jungle, paddies or huts lies in the tropics. */
export const paletteOf = (board: Board): Palette =>
  board.hexes.some(({ terrain }) => TROPICAL.has(terrain.id)) ? tropics : temperate;

/** Buildings, stones and earth look alike everywhere. */
export const ROOFS = {
  wooden: ['#b0603c', '#a85838', '#bb6f47', '#a4553a', '#b4693f'],
  stone: ['#8b929a', '#80878f', '#949aa0', '#868c97', '#8f9294'],
  thatch: ['#c9ab69', '#bd9c5c', '#d1b679', '#b9985a'],
} as const;
