/** Writes the `d` of paths, tersely: relative commands in tenths of a unit, without errors adding up. */
import type { Point } from './plane.ts';

/** A number with one decimal, as short as SVG allows. */
export function number(value: number): string {
  const text = String(Math.round(value * 10) / 10 || 0);
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** Numbers side by side; a minus sign separates as well as a space. */
const numbers = (values: readonly number[]): string =>
  values.map((value) => number(value / 10)).reduce((text, next) => text + (next.startsWith('-') ? '' : ' ') + next);

const tenths = (value: number): number => Math.round(value * 10);

export class Pen {
  private readonly parts: string[] = [];
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;

  move([x, y]: Point): this {
    const [toX, toY] = [tenths(x), tenths(y)];
    this.parts.push(`m${numbers([toX - this.x, toY - this.y])}`);
    this.x = toX;
    this.y = toY;
    this.startX = toX;
    this.startY = toY;
    return this;
  }

  line(to: Point): this {
    return this.draw('l', [to]);
  }

  quadratic(control: Point, to: Point): this {
    return this.draw('q', [control, to]);
  }

  cubic(control1: Point, control2: Point, to: Point): this {
    return this.draw('c', [control1, control2, to]);
  }

  close(): this {
    this.parts.push('z');
    this.x = this.startX;
    this.y = this.startY;
    return this;
  }

  circle([x, y]: Point, radius: number): this {
    const [wide, size] = [number(2 * radius), number(radius)];
    this.move([x - radius, y]);
    const arc = `a${size} ${size} 0 1 1`;
    this.parts.push(`${arc} ${wide} 0${arc}-${wide} 0z`);
    return this;
  }

  polyline(points: readonly Point[]): this {
    const [first, ...rest] = points;
    if (!first) return this;
    this.move(first);
    for (const point of rest) this.line(point);
    return this;
  }

  polygon(points: readonly Point[]): this {
    return points.length < 3 ? this : this.polyline(points).close();
  }

  /** A closed curve that rounds off the corners of a polygon, touching the middle of each of its sides. */
  rounded(points: readonly Point[]): this {
    const size = points.length;
    if (size < 3) return this;
    const middle = (i: number): Point => {
      const [[ax, ay], [bx, by]] = [points[i % size] as Point, points[(i + 1) % size] as Point];
      return [(ax + bx) / 2, (ay + by) / 2];
    };
    this.move(middle(size - 1));
    for (const [i, corner] of points.entries()) this.quadratic(corner, middle(i));
    return this.close();
  }

  /** A smooth curve through all points (Catmull-Rom). */
  spline(points: readonly Point[]): this {
    const [first] = points;
    if (!first) return this;
    const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
    this.move(first);
    for (let i = 0; i + 1 < points.length; i++) {
      const [[bx, by], [cx, cy], [ax, ay], [dx, dy]] = [at(i), at(i + 1), at(i - 1), at(i + 2)];
      this.cubic([bx + (cx - ax) / 6, by + (cy - ay) / 6], [cx - (dx - bx) / 6, cy - (dy - by) / 6], [cx, cy]);
    }
    return this;
  }

  get isEmpty(): boolean {
    return this.parts.length === 0;
  }

  toString(): string {
    return this.parts.join('');
  }

  private draw(command: string, points: readonly Point[]): this {
    const relative: number[] = [];
    let [lastX, lastY] = [this.x, this.y];
    for (const [x, y] of points) {
      lastX = tenths(x);
      lastY = tenths(y);
      relative.push(lastX - this.x, lastY - this.y);
    }
    this.parts.push(command + numbers(relative));
    this.x = lastX;
    this.y = lastY;
    return this;
  }
}
