/** Who fights: each force with its counters, and how it comes into play. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BattleEntry, textsOf } from '../battles/scenarios.ts';
import { drawCounter } from '../counters/draw-counter.ts';
import { useOwnNames } from '../words/own-names.ts';
import type { Counter, CounterBox, ScenarioForce } from './counter-box.ts';

const SIZE = 96;
/** Around a counter, for its shadow. */
const ROOM = 5;

function CounterPicture({ counter: { id, face, name: printed, count, scale } }: { readonly counter: Counter }) {
  const name = useOwnNames()[id] ?? printed;
  const size = SIZE * scale;
  return (
    <li>
      <svg
        viewBox={`${-ROOM} ${-ROOM} ${size + 2 * ROOM} ${size + 2 * ROOM}`}
        style={{ width: `${3.4 * scale}rem` }}
        role="img"
        aria-label={name}
      >
        <title>{name}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes the names in it */}
        <g dangerouslySetInnerHTML={{ __html: drawCounter(face, { size }) }} />
      </svg>
      {count > 1 && <b>×{count}</b>}
    </li>
  );
}

interface ForceProps {
  readonly force: ScenarioForce;
  readonly text: string | undefined;
  readonly box: CounterBox | undefined;
}

const ForceLine = ({ force, text, box }: ForceProps) => (
  <li className="force">
    <p>{text}</p>
    <ul className="counter-row">
      {box?.(force).map((counter) => (
        <CounterPicture key={counter.id} counter={counter} />
      ))}
    </ul>
  </li>
);

export function OrderOfBattle({ entry }: { readonly entry: BattleEntry }) {
  const { t, i18n } = useTranslation('home');
  const [box, setBox] = useState<CounterBox>();
  const { scenario } = entry;
  useEffect(() => {
    let shown = true;
    import('./counter-box.ts')
      .then(({ openBox }) => openBox(scenario.id))
      .then((found) => shown && setBox(() => found), reportError);
    return () => {
      shown = false;
    };
  }, [scenario.id]);
  const texts = textsOf(entry, i18n.language);
  return (
    <section className="order-of-battle" aria-label={t('order-of-battle')}>
      <h2>{t('order-of-battle')}</h2>
      {Object.keys(scenario.sides).map((side, at) => (
        <section key={side} className="panel" data-side={at} aria-label={texts.sides[side]}>
          <h3>{texts.sides[side]}</h3>
          <ul>
            {Object.entries(scenario.forces)
              .filter(([, force]) => force.side === side)
              .map(([id, force]) => (
                <ForceLine key={id} force={force} text={texts.forces[id]} box={box} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
