import type { GameEvent, LocationId } from '@opfire/engine';

/** Where something happened, if anywhere. */
export function placeOfEvent(event: GameEvent): LocationId | undefined {
  if (event.t === 'moved') return event.to;
  if ('at' in event && typeof event.at === 'number') return event.at;
  return 'hex' in event && typeof event.hex === 'number' ? event.hex : undefined;
}
