/** Where in the game we are, and everything that goes elsewhere. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import { GRAINS, goToMoment, SPEEDS, stepBy, stopsOf, togglePlay } from './playback.ts';
import { usePlayback, useReplay } from './replay-context.tsx';
import { type Icon, StepIcon } from './step-icon.tsx';
import { Ticks } from './ticks.tsx';
import { leapByImpulse, leapByTurn } from './use-replay-keys.ts';

function Scrubber() {
  const { t } = useTranslation('replay');
  const replay = useReplay();
  const { timeline, steps } = replay;
  const at = usePlayback((playback) => playback.at);
  const grain = usePlayback((playback) => playback.grain);
  const stops = useMemo(() => stopsOf(timeline, grain), [timeline, grain]);
  const moment = timeline.moments[at];
  const value = stops.findLastIndex((stop) => stop <= at);
  const said = t('where', {
    order: (moment?.step ?? -1) + 1,
    orders: steps.length,
    turn: moment?.turn ?? 0,
    phase: t(`table:phases.${moment?.phase}`),
  });
  return (
    <div className="scrubber">
      <div className="track">
        <input
          type="range"
          min={0}
          max={stops.length - 1}
          value={value}
          aria-label={t('scrubber')}
          aria-valuetext={said}
          onChange={({ target }) => goToMoment(replay, stops[Number(target.value)] ?? 0)}
        />
        <Ticks stops={stops} />
      </div>
      <output>{said}</output>
    </div>
  );
}

function Turns() {
  const { t } = useTranslation('replay');
  const replay = useReplay();
  const turn = usePlayback(({ at }) => replay.timeline.moments[at]?.turn);
  return (
    <nav className="turn-jumps" aria-label={t('turns')}>
      {replay.timeline.turns.map((one) => (
        <button
          key={one.turn}
          type="button"
          aria-current={one.turn === turn ? 'step' : undefined}
          aria-label={t('to-turn', { turn: one.turn })}
          onClick={() => goToMoment(replay, one.at)}
        >
          {one.turn === 0 ? '–' : one.turn}
        </button>
      ))}
    </nav>
  );
}

interface StepProps {
  readonly name: string;
  readonly icon: Icon;
  readonly keys: string;
  readonly onPress: () => void;
}

function StepButton({ name, icon, keys, onPress }: StepProps) {
  const { t } = useTranslation('replay');
  const label = t(`steps.${name}`);
  return (
    <Button
      className="step"
      aria-label={label}
      title={`${label} (${keys})`}
      aria-keyshortcuts={keys}
      data-step={name}
      onClick={onPress}
    >
      <StepIcon icon={icon} back={name.endsWith('back')} />
    </Button>
  );
}

function Steps() {
  const { t } = useTranslation('replay');
  const replay = useReplay();
  const playing = usePlayback((playback) => playback.playing);
  const play = t(playing ? 'pause' : 'play');
  return (
    <fieldset className="steps">
      <legend className="unseen">{t('step')}</legend>
      <StepButton name="turn-back" icon="turn" keys="PageUp" onPress={() => leapByTurn(replay, false)} />
      <StepButton name="impulse-back" icon="impulse" keys="[" onPress={() => leapByImpulse(replay, false)} />
      <StepButton name="order-back" icon="order" keys="ArrowLeft" onPress={() => stepBy(replay, 'order', false)} />
      <StepButton name="event-back" icon="event" keys="," onPress={() => stepBy(replay, 'event', false)} />
      <Button
        look="main"
        className="play"
        aria-label={play}
        title={`${play} (Space)`}
        aria-keyshortcuts="Space"
        onClick={() => togglePlay(replay)}
      >
        <StepIcon icon={playing ? 'pause' : 'play'} />
      </Button>
      <StepButton name="event-forward" icon="event" keys="." onPress={() => stepBy(replay, 'event', true)} />
      <StepButton name="order-forward" icon="order" keys="ArrowRight" onPress={() => stepBy(replay, 'order', true)} />
      <StepButton name="impulse-forward" icon="impulse" keys="]" onPress={() => leapByImpulse(replay, true)} />
      <StepButton name="turn-forward" icon="turn" keys="PageDown" onPress={() => leapByTurn(replay, true)} />
    </fieldset>
  );
}

function Manner() {
  const { t } = useTranslation('replay');
  const { playback } = useReplay();
  const speed = usePlayback((now) => now.speed);
  const grain = usePlayback((now) => now.grain);
  return (
    <div className="manner">
      <label className="field">
        <span>{t('speed')}</span>
        <select
          value={speed}
          onChange={({ target }) =>
            playback.setState({ speed: SPEEDS.find((one) => String(one) === target.value) ?? 1 })
          }
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one} ×
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t('grain')}</span>
        <select
          value={grain}
          onChange={({ target }) => playback.setState({ grain: GRAINS.find((one) => one === target.value) ?? 'event' })}
        >
          {GRAINS.map((one) => (
            <option key={one} value={one}>
              {t(`grains.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

export function Transport() {
  const { t } = useTranslation('replay');
  return (
    <section className="transport" aria-label={t('transport')}>
      <Scrubber />
      <div className="controls">
        <Turns />
        <Steps />
        <Manner />
      </div>
    </section>
  );
}
