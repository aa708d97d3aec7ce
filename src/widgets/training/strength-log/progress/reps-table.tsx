import { useState } from 'react';
import type { RepsAtWeight } from '../../../../core/contract/schemas/strength/records.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { useWords } from '../../../../ui/language/language.js';
import { Link } from '../../../../ui/navigation/link/link.js';
import type { Settings } from '../../../workouts/settings.js';
import { words } from './copy.js';
import { useTexts } from './use-texts.js';
import type { WorkoutLinks } from './links.js';
import { cell, caption, columnHead, part, table } from './view.css.js';

/** Weights that are shown at first: those that are lifted now. */
const FEW = 6;

/** The most repetitions with each weight, the heaviest first. */
export function RepsTable({
  rows,
  settings,
  hrefOf,
  onOpen,
}: WorkoutLinks & { rows: readonly RepsAtWeight[]; settings: Settings }) {
  const copy = useWords(words);
  const texts = useTexts(settings);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, FEW);
  return (
    <div className={part}>
      <table className={table}>
        <caption className={caption}>{copy.repsAtWeight}</caption>
        <thead>
          <tr>
            {[copy.weight, copy.reps, copy.when].map(column => (
              <th key={column} className={columnHead} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ weight, reps, workoutId, achievedAt }) => (
            <tr key={weight}>
              <th className={cell} scope="row">
                <bdi>{texts.weight(weight)}</bdi>
              </th>
              <td className={cell}>{texts.count(reps)}</td>
              <td className={cell}>
                <Link href={hrefOf(workoutId)} onClick={event => onOpen(workoutId, event)}>
                  {texts.day(achievedAt)}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FEW && (
        <div>
          <Button type="secondary" size="sm" onClick={() => setOpen(!isOpen)}>
            {isOpen ? copy.fewerWeights : copy.allWeights(texts.count(rows.length))}
          </Button>
        </div>
      )}
    </div>
  );
}
