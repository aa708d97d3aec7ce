import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../person-screen-copy.js';
import { failureCopy, waitCopy } from '../../copy.js';
import type { ChangeFailure } from './screen.js';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Why a change was refused. The last six are shown to a person who joins a family. */
const failures: Record<ChangeFailure, string> = {
  ...failureCopy,
  notFound: 'This person is not in your family any more.',
  parentRequired: 'Only the parent account can change the family.',
  membershipRequired: 'Your membership is not active at the moment. Family members can be added once it is.',
  familyFull: 'All places are taken now. Remove somebody to make room; what you have typed stays here.',
  notInvited: 'This invitation is not open any more.',
  tokenInvalid: 'This invitation has already been used, was withdrawn, or has expired.',
  selfOnly: 'Only they themselves can do this.',
  notWhileActing: 'This cannot be done while you use the profile of somebody else.',
  alreadyInFamily: 'This person belongs to a family already.',
  hasFamily: 'This person has family members of their own, who have to be removed first.',
  memberHasSubscription: 'This person has a membership of their own. It has to end before they can join a family.',
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
      familyFull: 'All places are taken. Remove somebody, or an open invitation, to make room.',
      noPlaces: 'Your plan has no places for family members. Other plans do.',
      membershipRequired: 'Family members can be added once your membership is active.',
    },
    membership: 'See your membership',
    emptyTitle: 'Train together',
    emptyText: (limit: number) =>
      `Up to ${limit} people can train with your membership, each with a profile and a history of their own.`,
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
        `${name} has a place in your family. We have sent an invitation to ${email}, valid until ${date}.`,
      resent: (email: string, date: string) =>
        `We have sent the invitation to ${email} again. The new link is valid until ${date}; the old one no longer works.`,
      removed: (name: string) => `${name} is not in your family any more. The place is free.`,
      back: 'You are back on your own profile.',
    },
    childView: {
      switchedTitle: (name: string) => `You are using the profile of ${name}`,
      switchedText: (parent: string) => `What you do here counts for this profile. ${parent} pays for the membership.`,
      back: (parent: string) => `Switch back to ${parent}`,
      title: (parent: string) => `You are in the family of ${parent}`,
      text: (parent: string) => `${parent} pays for the membership, and adds and removes members.`,
      noWayBack: (parent: string) => `There is no way back from here. Sign out, and sign in as ${parent}.`,
      signOut: 'Sign out',
    },
    screen: { what: 'your family', here: 'Everybody who shares your membership will be here.' },
    failures,
    wait: waitCopy,
  }),
);

export type Copy = TextsOf<typeof words>;
