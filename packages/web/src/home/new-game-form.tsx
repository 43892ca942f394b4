/** Who plays, by which edition, with which variants and how much help. */
import type { ScenarioFile, ScenarioTexts } from '@opfire/content/loading';
import type { EditionId } from '@opfire/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../app/routes.ts';
import { Button } from '../parts/button.tsx';
import { Choices } from '../parts/choices.tsx';
import { Panel } from '../parts/panel.tsx';
import { keepGame } from '../saves/games.ts';
import { LEVELS } from '../table/opponents/levels.ts';
import { newRecord } from '../table/store/new-record.ts';
import { ASSISTS, type Assist, type Seat } from '../table/store/types.ts';
import { Options } from './options.tsx';

interface Props {
  readonly scenario: ScenarioFile;
  readonly texts: ScenarioTexts;
}

const PERSON = 'person';
const seatOf = (name: string): Seat => (name === PERSON ? { kind: 'person' } : { kind: 'computer', level: name });

export function NewGameForm({ scenario, texts }: Props) {
  const { t } = useTranslation('home');
  const [edition, setEdition] = useState<EditionId>(scenario.edition);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [seats, setSeats] = useState<readonly [string, string]>([PERSON, LEVELS[0]]);
  const [assist, setAssist] = useState<Assist>('teach');
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;

  const begin = async (): Promise<void> => {
    setOpening(true);
    const chosen = [seatOf(seats[0]), seatOf(seats[1])] as const;
    const record = await newRecord({ battle: scenario.id, edition, options, seats: chosen, assist });
    await keepGame({ id: record.id, at: Date.now(), record, turn: record.start.turn, over: false });
    goTo({ at: 'table', game: record.id });
  };

  const players = [PERSON, ...LEVELS].map((value) => ({ value, label: t(`players.${value}`) }));
  return (
    <Panel title={t('new-game')}>
      <div className="form">
        {Object.keys(scenario.sides).map((side, at) => (
          <Choices
            key={side}
            title={texts.sides[side] ?? side}
            of={players}
            value={seats[at] ?? PERSON}
            onChange={(value) => setSeats(at === 0 ? [value, seats[1]] : [seats[0], value])}
          />
        ))}
        <Choices
          title={t('edition')}
          of={scenario.editions.map((value) => ({ value, label: value }))}
          value={edition}
          onChange={setEdition}
        />
        <Options scenario={scenario} texts={texts} chosen={options} onChange={setOptions} />
        <Choices
          title={t('assist')}
          of={ASSISTS.map((value) => ({ value, label: t(`assists.${value}`) }))}
          value={assist}
          onChange={setAssist}
        />
        <Button look="main" disabled={opening} onClick={() => begin().catch(setFailure)}>
          {t(opening ? 'opening' : 'begin')}
        </Button>
      </div>
    </Panel>
  );
}
