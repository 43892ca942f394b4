/** How far a long run has come, on a terminal: a bar, a word, and the time it will still take. */

const WIDTH = 24;

function span(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}

export class Progress {
  private readonly total: number;
  /** What was done before this run says nothing about how long the rest will take. */
  private readonly before: number;
  private readonly started = Date.now();
  private readonly out: NodeJS.WriteStream;
  private done: number;

  constructor(total: number, before = 0, out: NodeJS.WriteStream = process.stderr) {
    this.total = total;
    this.before = before;
    this.done = before;
    this.out = out;
  }

  /** One more is done; `word` says how things stand. */
  step(word: string): void {
    this.done++;
    this.show(word);
  }

  show(word: string): void {
    if (!this.out.isTTY) return;
    const filled = Math.round((WIDTH * this.done) / Math.max(1, this.total));
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    const line = `${bar} ${this.done}/${this.total}  ${this.left()}  ${word}`;
    // A line that is too long would wrap, and only its end could be taken back.
    this.out.write(`\r\u001b[K${line.slice(0, Math.max(1, (this.out.columns || 80) - 1))}`);
  }

  end(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
  }

  private left(): string {
    const now = this.done - this.before;
    if (now === 0) return 'just begun';
    return `${span(((Date.now() - this.started) / now) * (this.total - this.done))} left`;
  }
}
