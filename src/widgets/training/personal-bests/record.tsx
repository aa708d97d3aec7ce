import type { MouseEvent } from 'react';
import type { PersonalBest } from '../../../core/contract/schemas/training/workout-detail.js';
import { MenuIconButton } from '../../../ui/actions/menu/menu-button.js';
import { Icon } from '../../../ui/icon/icon.js';
import { trash, trophy } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { workoutWords } from '../../workouts/copy.js';
import { Amount } from '../../workouts/figure.js';
import type { Settings } from '../../workouts/settings.js';
import { isNew } from './board.js';
import { words } from './copy.js';
import { recordTexts, type RecordTexts } from './record-texts.js';
import { figure, newMark, record, recordHead, replaced } from './view.css.js';

/** What records need from the screen that they are on. */
export interface RecordContext {
  settings: Settings;
  now: number;
  hrefOf: (workoutId: string) => string | undefined;
  onOpen: (workoutId: string, event: MouseEvent<HTMLElement>) => void;
  onWrong: (best: PersonalBest) => void;
}

/** How records are written in the reader’s language. */
export function useRecordTexts(settings: Settings, now: number): RecordTexts {
  const copy = useWords(words);
  const terms = useWords(workoutWords);
  const locale = useLocale();
  return recordTexts({ settings, now, locale, copy, terms });
}

/** One record: its figure, when it was set, what it replaced, and a way to say that it is wrong. */
export function Record({ best, settings, now, hrefOf, onOpen, onWrong }: RecordContext & { best: PersonalBest }) {
  const copy = useWords(words);
  const texts = useRecordTexts(settings, now);
  const { metric, value, workoutId, achievedAt } = best;
  const name = texts.name(best);
  return (
    <div className={record}>
      {isNew(best, now) && (
        <span className={newMark}>
          <Icon shape={trophy} size="xs" />
          {copy.isNew}
        </span>
      )}
      <div className={recordHead}>
        <span className={figure}>
          <Amount quantity={metric} value={value} units={settings.units} />
        </span>
        <MenuIconButton
          label={copy.actions(name)}
          size="sm"
          groups={[{ items: [{ id: 'wrong', label: copy.wrong, icon: trash, onSelect: () => onWrong(best) }] }]}
        />
      </div>
      <Link href={hrefOf(workoutId)} onClick={event => onOpen(workoutId, event)}>
        {texts.day(achievedAt)}
      </Link>
      <span className={replaced}>
        <bdi>{texts.replaced(best)}</bdi>
      </span>
    </div>
  );
}
