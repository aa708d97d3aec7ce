import { useWords } from '@echelon/membership/ui';
import { frontWords } from '../pages/front-words.js';
import { disciplineMarks } from './discipline-marks.js';
import './arena.css';

/** What can be trained, as the mark's stepped bars: a field of its own hue each. The text beside it says the same. */
export function DisciplineBars() {
  const { disciplines } = useWords(frontWords);
  return (
    <ul className="bars" aria-hidden="true">
      {Object.entries(disciplineMarks).map(([name, shape]) => (
        <li key={name} className={`bar bar-${name}`}>
          {Object.entries(disciplines).find(([one]) => one === name)?.[1]}
          <svg viewBox="0 0 24 24" focusable="false">
            <path d={shape} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
