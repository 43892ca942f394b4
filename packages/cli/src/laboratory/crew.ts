/** Plays many games at once, each thread one after another; a crew of none plays in this thread. */
import { Worker } from 'node:worker_threads';
import { type Assignment, type Played, playAssignment } from './assignment.ts';

/** Told of each game as it ends, in whatever order. */
export type Listener = (played: Played) => void;

const WORKER = new URL('./worker.ts', import.meta.url);

/** Lets the event loop run, so that what was written gets out between two games. */
const breathe = (): Promise<void> =>
  new Promise((resume) => {
    setImmediate(resume);
  });

async function playAlone(assignments: readonly Assignment[], listen: Listener): Promise<void> {
  for (const assignment of assignments) {
    listen(playAssignment(assignment));
    await breathe();
  }
}

/** Gives a thread one assignment after another until none is left. */
function employ(worker: Worker, next: () => Assignment | undefined, listen: Listener): Promise<void> {
  return new Promise((resolve, reject) => {
    const goOn = (): void => {
      const assignment = next();
      if (assignment) worker.postMessage(assignment);
      else resolve();
    };
    worker.on('message', (played: Played) => {
      try {
        listen(played);
        goOn();
      } catch (error) {
        reject(error as Error);
      }
    });
    worker.on('error', reject);
    goOn();
  });
}

export async function playAll(assignments: readonly Assignment[], threads: number, listen: Listener): Promise<void> {
  if (threads === 0) return playAlone(assignments, listen);
  const queue = [...assignments].reverse();
  const workers = Array.from({ length: Math.min(threads, assignments.length) }, () => new Worker(WORKER));
  try {
    await Promise.all(workers.map((worker) => employ(worker, () => queue.pop(), listen)));
  } finally {
    // Nobody goes on playing when one has failed.
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
