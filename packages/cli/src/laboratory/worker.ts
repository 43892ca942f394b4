/** A thread that plays games: an assignment in, what became of it out. */
import { parentPort } from 'node:worker_threads';
import { type Assignment, playAssignment } from './assignment.ts';

parentPort?.on('message', (assignment: Assignment) => {
  parentPort?.postMessage(playAssignment(assignment));
});
