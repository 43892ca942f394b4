/** A lesson at the table: the same board, orders and odds, and a card that leads through it. */
import './lessons.css';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { Button } from '../parts/button.tsx';
import { useWide } from '../parts/use-wide.ts';
import { TableFrame } from '../table/table-frame.tsx';
import { LessonCard } from './lesson-card.tsx';
import { MarkLayer } from './mark-layer.tsx';
import type { Teacher } from './teacher.ts';

interface Props {
  readonly teacher: Teacher;
  readonly onRestart: () => void;
}

function Header({ teacher, onRestart }: Props) {
  const { t } = useTranslation('lessons');
  return (
    <header className="bar">
      <h1 className="title">{t(`names.${teacher.lesson.name}`)}</h1>
      <span className="stretch" />
      <Button look="quiet" onClick={onRestart}>
        {t('restart')}
      </Button>
      <a className="button quiet" href={addressOf({ at: 'lessons' })}>
        {t('all')}
      </a>
    </header>
  );
}

export function LessonScreen(props: Props) {
  const { teacher } = props;
  const isWide = useWide();
  const card = <LessonCard teacher={teacher} />;
  return (
    <TableFrame
      look="lesson"
      bar={<Header {...props} />}
      layers={<MarkLayer teacher={teacher} />}
      between={!isWide && card}
      above={isWide && card}
    />
  );
}
