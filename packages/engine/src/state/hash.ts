/** A short name for a state: equal states have equal hashes, on every machine and whatever the order of keys. */
import type { State } from './state.ts';

/** Two 32-bit lanes of multiply-and-xor over the canonical text, in the manner of FNV-1a with unlike multipliers. */
class Lanes {
  private first = 0x81_1c_9d_c5 | 0;
  private second = 0xcb_f2_9c_e4 | 0;

  add(text: string): void {
    let { first, second } = this;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      first = Math.imul(first ^ code, 0x01_00_01_93);
      second = Math.imul(second ^ code, 0x85_eb_ca_6b);
    }
    this.first = first;
    this.second = second;
  }

  /** Each lane's high bits, which change most, are folded into its low ones and into the other lane. */
  digest(): string {
    const first = mixed(this.first ^ (this.second >>> 15));
    const second = mixed(this.second ^ (first >>> 13));
    return hex(first) + hex(second);
  }
}

function mixed(lane: number): number {
  const half = Math.imul(lane ^ (lane >>> 16), 0x85_eb_ca_6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2_b2_ae_35);
  return (whole ^ (whole >>> 16)) >>> 0;
}

const hex = (lane: number): string => lane.toString(16).padStart(8, '0');

function addRecord(lanes: Lanes, record: Readonly<Record<string, unknown>>): void {
  lanes.add('{');
  for (const key of Object.keys(record).sort((a, b) => (a < b ? -1 : 1))) {
    const value = record[key];
    if (value === undefined) continue;
    lanes.add(`${JSON.stringify(key)}:`);
    addValue(lanes, value);
    lanes.add(',');
  }
  lanes.add('}');
}

function addList(lanes: Lanes, list: readonly unknown[]): void {
  lanes.add('[');
  for (const value of list) {
    addValue(lanes, value);
    lanes.add(',');
  }
  lanes.add(']');
}

function addValue(lanes: Lanes, value: unknown): void {
  if (Array.isArray(value)) addList(lanes, value);
  else if (typeof value === 'object' && value !== null) addRecord(lanes, value as Record<string, unknown>);
  else lanes.add(JSON.stringify(value));
}

/** Sixteen hexadecimal digits for any plain JSON. */
export function hashOf(value: unknown): string {
  const lanes = new Lanes();
  addValue(lanes, value);
  return lanes.digest();
}

export const hashState = (state: State): string => hashOf(state);
