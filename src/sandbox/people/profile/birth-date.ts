import { invalid } from '../../http/refusal.js';
import { ageOn } from '../calendar.js';
import { localDay } from '../../../core/wall-clock.js';

const OLDEST = 120;

/** Throws for a birth date that no living person can have. Where it is tomorrow already, one can be born tomorrow. */
export function demandBirthDate(birthDate: string | null | undefined, now: number): void {
  if (birthDate === null || birthDate === undefined) return;
  const today = localDay('Pacific/Kiritimati', now);
  if (birthDate > today) throw invalid([{ path: 'birthDate', message: 'Must not be in the future.' }]);
  if (ageOn(birthDate, today) > OLDEST)
    throw invalid([{ path: 'birthDate', message: `Must not be more than ${OLDEST} years ago.` }]);
}
