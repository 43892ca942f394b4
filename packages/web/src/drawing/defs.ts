/** Filters, gradients, patterns and symbols that the layers refer to. */
import { bushSymbols } from './brush.ts';
import { furrowPatterns } from './parcels.ts';
import { Pen } from './pen.ts';
import type { Scene } from './scene.ts';
import { element, path } from './svg.ts';
import { treeSymbols } from './trees.ts';

export function defs(scene: Scene): string {
  return element(
    'defs',
    {},
    [
      clip(scene),
      filters(scene),
      gradients(scene),
      scene.palette.tropical ? '' : furrowPatterns(scene),
      treeSymbols(scene),
      bushSymbols(scene),
    ].join(''),
  );
}

function clip(scene: Scene): string {
  const pen = new Pen();
  for (const loop of scene.edge) pen.polygon(loop);
  return element('clipPath', { id: scene.id('map') }, path(pen, {}));
}

const channel = (colour: string, start: number): string =>
  String(Math.round((Number.parseInt(colour.slice(start, start + 2), 16) / 255) * 1000) / 1000);

/** A colour that comes and goes as smooth noise does: alpha = gain × noise − loss. */
function noiseFilter(
  scene: Scene,
  name: string,
  noise: Record<string, string | number>,
  colour: string,
  gain: number,
  loss: number,
): string {
  const rows = [1, 3, 5].map((start) => `0 0 0 0 ${channel(colour, start)}`);
  return element(
    'filter',
    { id: scene.id(name), x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
    element('feTurbulence', { type: 'fractalNoise', ...noise }) +
      element('feColorMatrix', { values: [...rows, `${gain} 0 0 0 ${-loss}`].join(' ') }),
  );
}

function filters(scene: Scene): string {
  const [first, second, third] = scene.palette.washes;
  const seed = scene.seed % 1000;
  return [
    noiseFilter(scene, 'wash0', { baseFrequency: '.0032', numOctaves: 3, seed }, first, 2.8, 1.2),
    noiseFilter(scene, 'wash1', { baseFrequency: '.0046', numOctaves: 4, seed: seed + 1 }, second, 3, 1.3),
    noiseFilter(scene, 'wash2', { baseFrequency: '.022', numOctaves: 3, seed: seed + 2 }, third, 1.7, 0.72),
    noiseFilter(scene, 'grain', { baseFrequency: '.7', numOctaves: 2, seed: seed + 3 }, '#3a2c14', 0.55, 0.2),
    blur(scene, 'soft', 7),
    blur(scene, 'cast', 5),
    blur(scene, 'shade', 2.6),
    bleed(scene, 'bleed', 26, 3),
    bleed(scene, 'spread', 58, 9),
  ].join('');
}

const blur = (scene: Scene, name: string, deviation: number): string =>
  element(
    'filter',
    { id: scene.id(name), x: '-5%', y: '-5%', width: '110%', height: '110%', 'color-interpolation-filters': 'sRGB' },
    element('feGaussianBlur', { stdDeviation: deviation }),
  );

/** The ragged, slightly pooled edge of a wash of water colour. */
const bleed = (scene: Scene, name: string, stray: number, deviation: number): string =>
  element(
    'filter',
    { id: scene.id(name), x: '-5%', y: '-5%', width: '110%', height: '110%', 'color-interpolation-filters': 'sRGB' },
    element('feTurbulence', { type: 'fractalNoise', baseFrequency: '.035', numOctaves: 3, seed: 5, result: 'n' }) +
      element('feDisplacementMap', {
        in: 'SourceGraphic',
        in2: 'n',
        scale: stray,
        xChannelSelector: 'R',
        yChannelSelector: 'G',
      }) +
      element('feGaussianBlur', { stdDeviation: deviation }),
  );

/** Light on a crown: bright towards the north-west, dark at the opposite rim. */
const gradients = (scene: Scene): string =>
  element(
    'radialGradient',
    { id: scene.id('gloss'), cx: '.34', cy: '.3', r: '.78' },
    element('stop', { offset: 0, 'stop-color': '#fff3a8', 'stop-opacity': 0.26 }) +
      element('stop', { offset: 0.45, 'stop-color': '#fff3a8', 'stop-opacity': 0 }) +
      element('stop', { offset: 0.62, 'stop-color': '#08130a', 'stop-opacity': 0 }) +
      element('stop', { offset: 1, 'stop-color': '#08130a', 'stop-opacity': 0.5 }),
  ) +
  element(
    'linearGradient',
    { id: scene.id('ripe'), x1: 0, y1: 0, x2: 1, y2: 1 },
    element('stop', { offset: 0, 'stop-color': '#fff6cf', 'stop-opacity': 0.3 }) +
      element('stop', { offset: 1, 'stop-color': '#5c4310', 'stop-opacity': 0.22 }),
  );
