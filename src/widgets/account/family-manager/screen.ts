import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { changeFamily, removeFamilyMember } from '../../../core/contract/family.js';
import type { Family, FamilyMember } from '../../../core/contract/schemas/family.js';
import type { PersonScreen } from '../../screen/person-screen.js';
import type { Known } from './values.js';

export type ChangeFailure = FailOf<typeof changeFamily> | FailOf<typeof removeFamilyMember> | CommonFailure;

export type Action = 'add' | 'resend' | 'remove';

/** A new object for each refusal, so that the focus can follow. */
export interface Refused<Code extends string = ChangeFailure> {
  code: Code;
  /** The member it was about. */
  memberId: string;
  /** Seconds. */
  retryAfter: number | undefined;
}

/** What the last press has changed. */
export type Note =
  | { is: 'added'; member: FamilyMember }
  | { is: 'invited' | 'resent'; member: FamilyMember }
  | { is: 'removed'; member: FamilyMember }
  | { is: 'back' };

export interface FamilyScreen extends Pick<Known, 'family' | 'units' | 'now'> {
  is: 'family';
  adding: boolean;
  /** The member whose removal is asked about. */
  removing: FamilyMember | undefined;
  working: { action: 'resend' | 'remove' | 'switch'; memberId: string } | undefined;
  refused: Refused | undefined;
  note: Note | undefined;
}

export type Screen =
  | PersonScreen
  /** The parent's view. */
  | FamilyScreen
  /** A child's: by a login of their own, or through a parent who has switched to them. */
  | {
      is: 'ofFamily';
      family: Family;
      you: FamilyMember;
      parent: FamilyMember;
      isSwitched: boolean;
      working: boolean;
      refused: Refused<CommonFailure> | undefined;
    };

/** The view of a child, from the family as it is shown to them. */
export function childScreen(family: Family, isSwitched: boolean): Screen {
  const [parent] = family.items;
  const you = family.items.find(({ isYou }) => isYou);
  if (!parent || !you) return { is: 'failed', code: 'broken' };
  return { is: 'ofFamily', family, you, parent, isSwitched, working: false, refused: undefined };
}

/** Pictures come from where the API is. */
export const withPictures = (family: Family, apiUrl = ''): Family => ({
  ...family,
  items: family.items.map(one => ({ ...one, imageUrl: one.imageUrl && `${apiUrl}${one.imageUrl}` })),
});
