import type { Country } from '../../../core/contract/schemas/countries.js';
import type { User } from '../../../core/contract/schemas/users.js';
import type { PersonScreen } from '../../person-screen.js';
import type { Units } from '../../../core/measures.js';
import type { Field, Values } from './values.js';

/** What happened last, until something is typed again. */
type Note = { is: 'saved'; mailTold: boolean } | { is: 'discarded'; values: Values } | { is: 'reloaded' };

export interface Editing {
  is: 'editing';
  person: User;
  /** The person's values as the server has them. */
  known: Values;
  /** Whoever is signed in edits their own profile. */
  isOwn: boolean;
  countries: readonly Country[];
  /** How measures are written here. */
  units: Units;
  /** Address of the picture, or the picture itself where it was just sent. */
  picture: string | undefined;
  note?: Note | undefined;
  /** Somebody else saved in the meantime: their profile, and what they changed of it. */
  conflict?: { theirs: User; fields: readonly Field[] } | undefined;
}

export type Screen =
  | PersonScreen
  /** Nobody, or nobody of this person's. */
  | { is: 'unknown' }
  | Editing;
