import { Button } from '../../../../ui/actions/button/button.js';
import { useWords } from '../../../../ui/language/language.js';
import { words } from './copy.js';
import type { Progress, StrengthProgressModel } from './model.js';
import { buttons, heading, muted, section } from './view.css.js';

/** Has bests count from today, of one exercise or of all; where there are none, there is nothing to begin again. */
export function StartOver({
  model: { reset },
  state: { chosen, exercises },
}: {
  model: StrengthProgressModel;
  state: Progress;
}) {
  const copy = useWords(words);
  const { exercise, bests } = chosen;
  const all = exercises.reduce((sum, one) => sum + one.bests.length, 0);
  if (all === 0) return null;
  return (
    <section className={section}>
      <h3 className={heading}>{copy.startOver}</h3>
      <p className={muted}>{copy.startOverText}</p>
      <div className={buttons}>
        {bests.length > 0 && (
          <Button type="secondary" onClick={() => reset.ask({ exercise, count: bests.length })}>
            {copy.resetOne(exercise.name)}
          </Button>
        )}
        <Button type="secondary" onClick={() => reset.ask({ exercise: null, count: all })}>
          {copy.resetAll}
        </Button>
      </div>
    </section>
  );
}
