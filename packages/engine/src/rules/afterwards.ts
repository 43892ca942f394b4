/** What follows from any order: vacated places lose their Spotted marker, ground changes hands, events are set off. */
import type { Play } from '../core/play.ts';
import { loseSights } from './ordnance/acquisition.ts';
import { updateControl } from './scenarios/control.ts';
import { triggerEvents } from './scenarios/events.ts';
import { clearSpottedMarkers } from './sight/spotting.ts';

/** A unit that has just entered holds the ground only once opportunity fire and melee have had their say (6.0, 22.1). */
const isUnsettled = (play: Play): boolean =>
  play.stack.some((frame) => frame.f === 'opportunity' || frame.f === 'melee');

/** Units that are being set up count only when all of them stand (ruling D-125). */
const isSettingUp = (play: Play): boolean => play.stack[play.stack.length - 1]?.f === 'setup';

/** What follows from whatever happens, an order or the rules' own course: nobody is aimed at or spotted who has left. */
export function ranOn(play: Play): void {
  loseSights(play);
  if (!isSettingUp(play)) clearSpottedMarkers(play);
}

export function afterwards(play: Play): void {
  ranOn(play);
  if (isSettingUp(play)) return;
  if (!isUnsettled(play)) takeControl(play);
  if (play.state.scenario.events.length > 0) triggerEvents(play, 'sight-change');
}

function takeControl(play: Play): void {
  for (const unit of play.state.units) {
    if (unit.at >= 0 && !unit.shaken && play.state.control[unit.at] !== unit.side) updateControl(play, unit.at);
  }
}
