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
  private readonly started = Date.now();
  private readonly out: NodeJS.WriteStream;
  private done = 0;

  constructor(total: number, out: NodeJS.WriteStream = process.stderr) {
    this.total = total;
    this.out = out;
  }

  /** One more is done; `word` says how things stand. */
  step(word: string): void {
    this.done++;
    if (!this.out.isTTY) return;
    const filled = Math.round((WIDTH * this.done) / Math.max(1, this.total));
    const left = ((Date.now() - this.started) / this.done) * (this.total - this.done);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    this.out.write(`\r\u001b[K${bar} ${this.done}/${this.total}  ${word}  ${span(left)} left`);
  }

  end(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
  }
}
