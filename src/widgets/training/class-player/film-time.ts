import type { Captions } from '../../../core/contract/schemas/content/library.js';

/**
 * A film may be shorter than its class: it begins again, and the class goes on. `begun` is the second of the class at
 * which it began this time, `at` the second of the film.
 */
export interface FilmPlace {
  begun: number;
  at: number;
}

/** Where a film of this length stands at a second of its class. */
export function filmPlace(second: number, filmSeconds: number): FilmPlace {
  const isKnown = Number.isFinite(filmSeconds) && filmSeconds > 0;
  const at = isKnown ? second % filmSeconds : second;
  return { begun: second - at, at };
}

type Cue = Captions['cues'][number];

/** What is said while a film of this length runs that began at a second of its class; in the film's own seconds. */
export function cuesIn(cues: readonly Cue[], begun: number, filmSeconds: number): readonly Cue[] {
  return cues
    .filter(({ start, end }) => end > begun && start < begun + filmSeconds)
    .map(({ start, end, text }) => ({
      start: Math.max(0, start - begun),
      end: Math.min(filmSeconds, end - begun),
      text,
    }));
}

/** What is said at a second of a class. */
export const cueAt = (cues: readonly Cue[], second: number): Cue | undefined =>
  cues.find(({ start, end }) => start <= second && second < end);
