/** The few voices that the effects are made of. Times are in seconds, pitches in hertz, loudness from 0 to 1. */
interface Voice {
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
}

interface Sweep extends Voice {
  readonly from: number;
  readonly to: number;
}

const SILENCE = 0.0001;

/** Begins at once and dies away, as everything does that is struck. */
function fading({ context }: AudioNode, start: number, { length, loudness }: Voice): GainNode {
  const gain = new GainNode(context, { gain: loudness });
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  return gain;
}

let noise: AudioBuffer | undefined;

/** A second of white noise, made once. */
function noiseFor(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noise = buffer;
  return buffer;
}

/** Noise through a filter that closes. */
export function burst(out: AudioNode, voice: Sweep): void {
  const { context } = out;
  const start = context.currentTime + voice.at;
  const source = new AudioBufferSourceNode(context, { buffer: noiseFor(context) });
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: voice.from });
  filter.frequency.setValueAtTime(voice.from, start);
  filter.frequency.exponentialRampToValueAtTime(voice.to, start + voice.length);
  source
    .connect(filter)
    .connect(fading(out, start, voice))
    .connect(out);
  source.start(start);
  source.stop(start + voice.length);
}

/** A tone that glides. */
export function tone(out: AudioNode, voice: Sweep, type: OscillatorType = 'sine'): void {
  const { context } = out;
  const start = context.currentTime + voice.at;
  const source = new OscillatorNode(context, { type, frequency: voice.from });
  source.frequency.setValueAtTime(voice.from, start);
  source.frequency.exponentialRampToValueAtTime(voice.to, start + voice.length);
  source.connect(fading(out, start, voice)).connect(out);
  source.start(start);
  source.stop(start + voice.length);
}

/** A short dull tone that falls: wood or card. */
export const knock = (out: AudioNode, { pitch, ...voice }: Voice & { readonly pitch: number }): void =>
  tone(out, { ...voice, from: pitch, to: pitch * 0.6 }, 'triangle');

/** Far away and deep. */
export function rumble(out: AudioNode, voice: Voice): void {
  burst(out, { ...voice, from: 320, to: 50 });
  tone(out, { ...voice, length: voice.length * 0.6, from: 72, to: 34 });
}
