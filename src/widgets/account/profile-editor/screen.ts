import type { Country } from '../../../core/contract/schemas/countries.js';
import type { User } from '../../../core/contract/schemas/users.js';
import type { Editing as EditingRow } from '../../editor/model.js';
import type { PersonScreen } from '../../screen/person-screen.js';
import type { Units } from '../../../core/measures.js';
import type { Values } from './values.js';

/** What the form shows beside the profile itself. */
export interface Own {
  is: 'editing';
  /** The signed-in user edits their own profile. */
  isOwn: boolean;
  /** Whoever reads is somebody else: by another's id, or acting for the person. */
  isReadByAnother: boolean;
  countries: readonly Country[];
  /** How measures are written here. */
  units: Units;
  /** Address of the picture, or the picture itself where it was just sent. */
  picture: string | undefined;
  /** With the last save, a mail about the new address went to the former one. */
  formerMailNotified?: boolean;
}

export type Editing = Own & EditingRow<User, Values>;

export type Screen =
  | PersonScreen
  /** Nobody, or nobody of this person's. */
  | { is: 'unknown' }
  | Editing;
