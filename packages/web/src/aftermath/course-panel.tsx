/** How the balance went, and the orders that changed it most. */
import type { EventType, Game } from '@opfire/engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { Panel } from '../parts/panel.tsx';
import { useNamingIn, useSides } from '../table/naming-context.tsx';
import type { Step } from '../table/store/types.ts';
import { sayEvent, sayOrder } from '../words/say.ts';
import { type Course, courseOf, type Swing } from './balance.ts';

const HEIGHT = 100;

/** The balance as a line that fills towards the middle. */
function Chart({ balance, turns, moments }: Course) {
  const { t } = useTranslation('aftermath');
  const sides = useSides();
  const last = Math.max(1, balance.length - 1);
  const most = Math.max(2, ...balance.map(Math.abs));
  const y = (value: number): number => HEIGHT / 2 - (value / most) * (HEIGHT / 2 - 4);
  const line = balance.map((value, i) => `${i} ${y(value).toFixed(2)}`).join('L');
  const area = `M0 ${HEIGHT / 2}L${line}L${last} ${HEIGHT / 2}Z`;
  return (
    <figure className="course">
      <span className="pole" data-side={0}>
        {sides[0]}
      </span>
      <div className="plot">
        <svg viewBox={`0 0 ${last} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <clipPath id="above">
            <rect width={last} height={HEIGHT / 2} />
          </clipPath>
          <clipPath id="below">
            <rect y={HEIGHT / 2} width={last} height={HEIGHT / 2} />
          </clipPath>
          {turns.map(({ order, turn }) => (
            <line key={turn} className="turn" x1={order} x2={order} y2={HEIGHT} />
          ))}
          <path className="area" data-side={0} clipPath="url(#above)" d={area} />
          <path className="area" data-side={1} clipPath="url(#below)" d={area} />
          <line className="zero" x2={last} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          <path className="line" d={`M${line}`} />
        </svg>
        {turns.map(({ order, turn }) => (
          <span key={turn} className="turn-name" style={{ left: `${(order / last) * 100}%` }}>
            {turn === 0 ? '' : turn}
          </span>
        ))}
        {moments.map(({ order }, i) => (
          <span
            key={order}
            className="moment-mark"
            aria-hidden="true"
            style={{ left: `${(order / last) * 100}%`, top: `${y(balance[order] ?? 0)}%` }}
          >
            {i + 1}
          </span>
        ))}
      </div>
      <span className="pole" data-side={1}>
        {sides[1]}
      </span>
      <figcaption className="unseen">{t('chart')}</figcaption>
    </figure>
  );
}

const WEIGHTY: ReadonlySet<EventType> = new Set<EventType>([
  'eliminated',
  'reduced',
  'shaken',
  'rallied',
  'wounded',
  'controlled',
  'exited',
  'task-changed',
  'melee-struck',
  'close-assaulted',
]);
const SENTENCES = 4;

const sizeOf = (by: number): string => String(Math.round(10 * Math.abs(by)) / 10);

function MomentLine({ game, swing }: { readonly game: string; readonly swing: Swing }) {
  const { t } = useTranslation('aftermath');
  const sides = useSides();
  const { step, by, order, turn } = swing;
  const naming = useNamingIn(step.before);
  const said = step.events
    .filter((event) => WEIGHTY.has(event.t))
    .map((event) => sayEvent(event, naming, t))
    .filter((text) => text !== '');
  const winner = by > 0 ? 0 : 1;
  return (
    <li className="moment">
      <a href={addressOf({ at: 'replay', game, order })}>
        {t('moment', { turn, order: sayOrder(step.order, naming, t) })}
      </a>
      <p>{[...new Set(said)].slice(0, SENTENCES).join(' · ')}</p>
      <span className="gain">
        <b className="side" data-side={winner}>
          +{sizeOf(by)}
        </b>{' '}
        {sides[winner]}
      </span>
    </li>
  );
}

interface Props {
  readonly game: string;
  readonly steps: readonly Step[];
  readonly end: Game;
}

export function CoursePanel({ game, steps, end }: Props) {
  const { t } = useTranslation('aftermath');
  const course = useMemo(() => courseOf(steps, end), [steps, end]);
  return (
    <Panel title={t('course')} className="wide">
      <Chart {...course} />
      <h3>{t('moments')}</h3>
      {course.moments.length === 0 && <p>{t('no-moments')}</p>}
      <ol className="moments">
        {course.moments.map((swing) => (
          <MomentLine key={swing.order} game={game} swing={swing} />
        ))}
      </ol>
      <p className="fine">{t('about-balance')}</p>
    </Panel>
  );
}
