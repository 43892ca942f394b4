/** Short effects, all of them made here out of noise and tones; nothing is recorded. */
import { SOUNDS, useSettings } from '../settings/store.ts';
import { burst, knock, rumble, tone } from './synth.ts';

/** When each begins, in seconds from now; the voice says what it is. */
export const EFFECTS = {
  /** A counter put down: card on paper. */
  cardboard: (out) => {
    knock(out, { at: 0, pitch: 190, length: 0.05, loudness: 0.5 });
    burst(out, { at: 0, length: 0.035, from: 2600, to: 900, loudness: 0.22 });
  },
  /** Two dice on a wooden table: a few knocks that come closer together and die away. */
  dice: (out) => {
    for (const [i, at] of [0, 0.07, 0.16, 0.21, 0.27, 0.3].entries()) {
      knock(out, { at, pitch: 820 - 60 * (i % 3), length: 0.03, loudness: 0.42 * 0.82 ** i });
      burst(out, { at, length: 0.018, from: 5200, to: 2400, loudness: 0.2 * 0.82 ** i });
    }
  },
  /** A burst from across the fields: dull, with its echo. */
  fire: (out) => {
    for (const at of [0, 0.085, 0.17, 0.255]) {
      burst(out, { at, length: 0.09, from: 1500, to: 240, loudness: 0.34 });
      burst(out, { at: at + 0.24, length: 0.22, from: 420, to: 130, loudness: 0.09 });
    }
  },
  shells: (out) => {
    tone(out, { at: 0, length: 0.45, from: 1250, to: 640, loudness: 0.05 });
    rumble(out, { at: 0.45, length: 0.9, loudness: 0.75 });
  },
  /** A whistle of two notes, the second higher. */
  rally: (out) => {
    tone(out, { at: 0, length: 0.16, from: 988, to: 1010, loudness: 0.13 });
    tone(out, { at: 0.17, length: 0.3, from: 1318, to: 1330, loudness: 0.13 });
  },
} as const satisfies Readonly<Record<string, (out: AudioNode) => void>>;

export type Effect = keyof typeof EFFECTS;

let context: AudioContext | undefined;

/** Plays an effect as loud as the person likes; with the sound off there is not even a device opened. */
export function playEffect(effect: Effect): void {
  const loudness = SOUNDS[useSettings.getState().sound];
  if (loudness === 0) return;
  context ??= new AudioContext();
  // Browsers let a page sound only after somebody has touched it; until then effects are simply not heard.
  context.resume().catch(() => undefined);
  const out = new GainNode(context, { gain: loudness });
  out.connect(context.destination);
  EFFECTS[effect](out);
}
