import { bike, mountain, run, strength, stretch, waves, type IconShape } from '../../icon/shapes.js';

/** What is trained. Each has a hue of its own, and a mark, so that the hue is never the only sign. */
export type Discipline = 'bike' | 'row' | 'run' | 'climb' | 'strength' | 'stretch';

export const disciplineMarks: Record<Discipline, IconShape> = {
  bike,
  row: waves,
  run,
  climb: mountain,
  strength,
  stretch,
};
