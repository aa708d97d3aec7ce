import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import { failureCopy, waitCopy } from '../../copy.js';
import type { ChangeFailure } from './screen.js';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Why a change was refused. The last six are shown to a person who joins a family. */
const failures: Record<ChangeFailure, string> = {
  ...failureCopy,
  notFound: 'This person isn’t in your family anymore.',
  parentRequired: 'Only the parent account can change the family.',
  membershipRequired: 'Your membership isn’t active right now. Once it is, you can add family members.',
  familyFull: 'All places are taken. Remove someone to make room. What you typed stays here.',
  notInvited: 'This invitation isn’t open anymore.',
  tokenInvalid: 'This invitation was used or withdrawn, or it expired.',
  selfOnly: 'Only they can do this.',
  notWhileActing: 'You can’t do this while you use someone else’s profile.',
  alreadyInFamily: 'This person is in a family already.',
  hasFamily: 'This person has their own family members. They need to remove them first.',
  memberHasSubscription: 'This person has their own membership. It needs to end before they can join a family.',
};

export const words = besidePersonWords(
  defineWords('family-manager', {
    title: 'Family',
    loadingForm: 'Loading the form',
    when: (count: number) =>
      count === 0 ? 'today' : count === 1 ? 'tomorrow' : count > 0 ? `in ${days(count)}` : `${days(-count)} ago`,
    places: (used: number, limit: number) => `${used} of ${limit}`,
    free: (count: number) => (count === 1 ? '1 place is free' : `${count} places are free`),
    held: (count: number) =>
      count === 1 ? '1 place is kept for an open invitation' : `${count} places are kept for open invitations`,
    add: 'Add a family member',
    why: {
      familyFull: 'All places are taken. Remove someone, or an open invitation, to make room.',
      noPlaces: 'Your plan has no places for family members. Other plans do.',
      membershipRequired: 'You can add family members once your membership is active.',
    },
    membership: 'See your membership',
    emptyTitle: 'Train together',
    emptyText: (limit: number) =>
      `Up to ${limit} people can train with your membership, each with their own profile and history.`,
    members: 'Your family',
    you: 'You',
    inUse: 'In use now',
    parent: 'Parent',
    pays: 'Pays for the membership',
    login: (email: string) => `Signs in as ${email}`,
    noLogin: 'No login: use this profile to train with it',
    invited: 'Invited',
    ranOut: 'Invitation expired',
    sent: (email: string, date: string, when: string) => `Sent to ${email} on ${date}, ${when}`,
    goodUntil: (date: string, when: string) => `Valid until ${date}, ${when}`,
    goodNoMore: (date: string, when: string) => `Expired on ${date}, ${when}. Resend it to make it valid again.`,
    switch: 'Use profile',
    switchTo: (name: string) => `Use profile: ${name}`,
    more: (name: string) => `More for ${name}`,
    resend: 'Resend invitation',
    remove: 'Remove from the family',
    notes: {
      added: (name: string) => `${name} is in your family now. Use this profile to train with it.`,
      invited: (name: string, email: string, date: string) =>
        `${name} has a place in your family. We sent an invitation to ${email}, valid until ${date}.`,
      resent: (email: string, date: string) =>
        `We sent the invitation to ${email} again. The new link is valid until ${date}. The old one doesn’t work anymore.`,
      removed: (name: string) => `${name} isn’t in your family anymore. The place is free.`,
      back: 'You’re back on your own profile.',
    },
    childView: {
      switchedTitle: (name: string) => `You’re using ${name}’s profile`,
      switchedText: (parent: string) => `What you do here counts for this profile. ${parent} pays for the membership.`,
      back: (parent: string) => `Switch back to ${parent}`,
      title: (parent: string) => `You’re in ${parent}’s family`,
      text: (parent: string) => `${parent} pays for the membership and looks after its members.`,
      noWayBack: (parent: string) => `You can’t switch back from here. Sign out, then sign in as ${parent}.`,
      signOut: 'Sign out',
    },
    screen: { what: 'your family', here: 'See everyone who shares your membership.' },
    failures,
    wait: waitCopy,
  }),
);

export type Copy = TextsOf<typeof words>;
