/** Doing nothing: to pass, to leave it at that, to hold one's fire, to stop. */
import type { Candidate } from '../explain/explanation.ts';

export const isIdle = ({ order }: Candidate): boolean => ['pass', 'done', 'hold', 'stop'].includes(order.do);
