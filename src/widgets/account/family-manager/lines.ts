import type { FamilyMember } from '../../../core/contract/schemas/family.js';
import { DAY, formatDate } from '../../../core/dates.js';
import type { Copy } from './copy.js';
import type { Note } from './screen.js';

/** The whole name, where one may see it. */
export const fullName = ({ firstName, lastName, displayName }: FamilyMember): string =>
  firstName === null ? displayName : `${firstName} ${lastName ?? ''}`.trim();

/** Both when and how long; `now` in unix seconds. */
const whenAt = (at: number, now: number, copy: Copy): string => copy.when(Math.round((at - now) / DAY));

export const isRunOut = ({ invitation }: FamilyMember, now: number): boolean =>
  invitation !== undefined && invitation.expiresAt <= now;

/** What is to be known of a member besides the name. */
export function linesOf(member: FamilyMember, now: number, copy: Copy, locale: string): string[] {
  const { status, email, invitation, displayName, firstName } = member;
  // A name of their own choice says little of whose it is.
  const called = firstName === null || displayName.startsWith(firstName) ? [] : [fullName(member)];
  const at = (seconds: number) => [formatDate(seconds, locale), whenAt(seconds, now, copy)] as const;
  if (status === 'parent') return [...called, copy.pays];
  if (invitation && email !== null) {
    const until = isRunOut(member, now) ? copy.goodNoMore : copy.goodUntil;
    return [...called, copy.sent(email, ...at(invitation.sentAt)), until(...at(invitation.expiresAt))];
  }
  return [...called, status === 'active' && email !== null ? copy.login(email) : copy.noLogin];
}

/** What the last press has changed, in words. */
export function noteText(note: Note, { notes }: Copy, locale: string): string {
  if (note.is === 'back') return notes.back;
  const { displayName, email, invitation } = note.member;
  const until = formatDate(invitation?.expiresAt ?? 0, locale);
  if (note.is === 'invited') return notes.invited(displayName, email ?? '', until);
  return note.is === 'resent' ? notes.resent(email ?? '', until) : notes[note.is](displayName);
}
