import { Button } from '../../../ui/actions/button/button.js';
import { play } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { clockOf } from '../../workouts/durations.js';
import { words } from './copy.js';
import type { ClassPlayerModel } from './model.js';

interface StartButtonsProps {
  model: ClassPlayerModel;
  /** Seconds; 0 for a class that begins at its beginning. */
  resumeAt: number;
  isStarting: boolean;
}

/** Nothing plays before somebody wants it to: with sound, a browser would refuse, and motion is theirs to begin. */
export function StartButtons({ model, resumeAt, isStarting }: StartButtonsProps) {
  const copy = useWords(words);
  return (
    <>
      <Button type="start" size="lg" icon={play} loading={isStarting} onClick={() => void model.start()}>
        {resumeAt > 0 ? copy.resume(clockOf(resumeAt)) : copy.start}
      </Button>
      {resumeAt > 0 && (
        <Button type="secondary" size="lg" onClick={() => void model.start({ fromTheBeginning: true })}>
          {copy.restart}
        </Button>
      )}
    </>
  );
}
