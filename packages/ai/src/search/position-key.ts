/** Names for positions: two that differ in nothing but the dice to come have the same. */
import type { State } from '@opfire/engine';

/** Parts are replaced, never changed (units, lists of markers, frames), so each is written out once. */
export class PositionKeys {
  private readonly numbers = new Map<string, number>();
  private readonly known = new WeakMap<object, number>();

  keyOf(state: State): string {
    let key = '';
    for (const [name, value] of Object.entries(state)) {
      if (name !== 'dice') key += `${name}:${this.partOf(value)},`;
    }
    return key;
  }

  private partOf(value: unknown): number | string {
    if (typeof value !== 'object' || value === null) return String(value);
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const number = this.numberOf(
      Array.isArray(value) ? value.map((one) => this.partOf(one)).join() : JSON.stringify(value),
    );
    this.known.set(value, number);
    return number;
  }

  private numberOf(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(text, number);
    return number;
  }
}
