import { StoreBadges, useWords } from '@echelon/membership/ui';
import { DisciplineBars } from './discipline-bars.js';
import { trainTodayWords } from './train-today-words.js';
import './train-today.css';

/** Where a member goes from here: to the classes, which are in the app. */
export function TrainToday() {
  const { title, text } = useWords(trainTodayWords);
  return (
    <section className="arena train">
      <div className="train-texts">
        <h2 className="train-title">{title}</h2>
        <p>{text}</p>
        <StoreBadges />
      </div>
      <DisciplineBars />
    </section>
  );
}
