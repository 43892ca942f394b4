/** Keys of the replay, wherever the focus is; arrows only where they mean nothing else. */
import { useEffect } from 'react';
import { goToMoment, type Replay, SPEEDS, stepBy, togglePlay } from './playback.ts';
import { useReplay } from './replay-context.tsx';

/** To the next or the last of a list of moments. */
function leap(replay: Replay, marks: readonly number[], forward: boolean): void {
  const { at } = replay.playback.getState();
  const found = forward ? marks.find((mark) => mark > at) : marks.findLast((mark) => mark < at);
  goToMoment(replay, found ?? (forward ? replay.timeline.moments.length - 1 : 0));
}

export const leapByImpulse = (replay: Replay, forward: boolean): void =>
  leap(replay, replay.timeline.impulses, forward);

export const leapByTurn = (replay: Replay, forward: boolean): void =>
  leap(
    replay,
    replay.timeline.turns.map(({ at }) => at),
    forward,
  );

function changeSpeed({ playback }: Replay, by: number): void {
  const now = SPEEDS.indexOf(playback.getState().speed);
  playback.setState({ speed: SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, now + by))] ?? 1 });
}

const KEYS: Readonly<Record<string, (replay: Replay) => void>> = {
  ' ': togglePlay,
  ArrowRight: (replay) => stepBy(replay, 'order', true),
  ArrowLeft: (replay) => stepBy(replay, 'order', false),
  '.': (replay) => stepBy(replay, 'event', true),
  ',': (replay) => stepBy(replay, 'event', false),
  ']': (replay) => leapByImpulse(replay, true),
  '[': (replay) => leapByImpulse(replay, false),
  PageDown: (replay) => leapByTurn(replay, true),
  PageUp: (replay) => leapByTurn(replay, false),
  Home: (replay) => goToMoment(replay, 0),
  End: (replay) => goToMoment(replay, Number.MAX_SAFE_INTEGER),
  '>': (replay) => changeSpeed(replay, 1),
  '<': (replay) => changeSpeed(replay, -1),
};

/** Fields have their own arrows, buttons their own space bar, dialogs their own everything; the scrubber goes by turns too. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog')) return true;
  if (target.matches('[type="range"]') && key.startsWith('Page')) return false;
  return (
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || (key === ' ' && /^(BUTTON|SUMMARY|A)$/.test(target.tagName))
  );
}

export function useReplayKeys(): void {
  const replay = useReplay();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const act = KEYS[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      event.preventDefault();
      act(replay);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [replay]);
}
