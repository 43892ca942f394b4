/** Who plays, by which edition, with which variants and how much help. */
import type { ScenarioFile, ScenarioTexts } from '@opfire/content/loading';
import type { EditionId } from '@opfire/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import { Choices } from '../parts/choices.tsx';
import { Panel } from '../parts/panel.tsx';
import { beginGame } from '../saves/begin-game.ts';
import { LEVELS } from '../table/opponents/levels.ts';
import { ASSISTS, type Assist, type Seat } from '../table/store/types.ts';
import { Options } from './options.tsx';
import { SeatChoice } from './seat-choice.tsx';

const PERSON: Seat = { kind: 'person' };

interface Props {
  readonly scenario: ScenarioFile;
  readonly texts: ScenarioTexts;
}

interface RulesProps extends Props {
  readonly edition: EditionId;
  readonly onEdition: (edition: EditionId) => void;
  readonly options: readonly string[];
  readonly onOptions: (options: readonly string[]) => void;
}

/** Folded away: whoever plays for the first time plays as printed. */
function Rules({ scenario, texts, edition, onEdition, options, onOptions }: RulesProps) {
  const { t } = useTranslation('home');
  return (
    <details className="rules-choice">
      <summary>
        {t('rules')} <span>{[edition, ...options.map((id) => texts.options?.[id]?.name ?? id)].join(' · ')}</span>
      </summary>
      <div className="form">
        <Choices
          title={t('edition')}
          of={scenario.editions.map((value) => ({ value, label: value }))}
          value={edition}
          onChange={onEdition}
        />
        <Options scenario={scenario} texts={texts} chosen={options} onChange={onOptions} />
      </div>
    </details>
  );
}

export function NewGameForm({ scenario, texts }: Props) {
  const { t } = useTranslation('home');
  const [edition, setEdition] = useState<EditionId>(scenario.edition);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [seats, setSeats] = useState<readonly [Seat, Seat]>([PERSON, { kind: 'computer', level: LEVELS[0] }]);
  const [assist, setAssist] = useState<Assist>('teach');
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;

  const begin = (): void => {
    setOpening(true);
    beginGame({ battle: scenario.id, edition, options, seats, assist }).catch(setFailure);
  };

  return (
    <Panel title={t('new-game')} className="new-game-form">
      <div className="form">
        {Object.keys(scenario.sides).map((side, at) => (
          <div key={side} data-side={at} className="seat">
            <SeatChoice
              title={texts.sides[side] ?? side}
              value={seats[at] ?? PERSON}
              onChange={(value) => setSeats(at === 0 ? [value, seats[1]] : [seats[0], value])}
            />
          </div>
        ))}
        <Choices
          title={t('assist')}
          of={ASSISTS.map((value) => ({ value, label: t(`assists.${value}`) }))}
          value={assist}
          onChange={setAssist}
        />
        <Rules {...{ scenario, texts, edition, options }} onEdition={setEdition} onOptions={setOptions} />
        <p className="begin">
          <Button look="main" disabled={opening} onClick={begin}>
            {t(opening ? 'opening' : 'begin')}
          </Button>
        </p>
      </div>
    </Panel>
  );
}
