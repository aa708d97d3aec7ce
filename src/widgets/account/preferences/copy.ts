import type { CommonFailure } from '../../../core/contract/failure.js';
import type { PreferenceKey, PreferenceLock, Preferences } from '../../../core/contract/schemas/preferences.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import { failureCopy, waitCopy } from '../../copy.js';

const labels: Record<PreferenceKey, string> = {
  units: 'Units',
  language: 'Language',
  timeZone: 'Time zone',
  weekStart: 'First day of the week',
  'privacy.leaderboard': 'Show me on leaderboards',
  'privacy.heartRate': 'Show my heart rate to others',
  'notifications.email.billing': 'Bills and payments',
  'notifications.email.classes': 'Classes and schedules',
  'notifications.email.family': 'Family updates',
  'notifications.email.marketing': 'Offers and news',
  'notifications.push.classes': 'Classes about to start',
  'notifications.push.challenges': 'Challenges',
  'notifications.push.family': 'Family activity',
  'training.maxHeartRateFormula': 'How we estimate your max heart rate',
  'training.heartRateZones': 'Heart rate zones',
};

/** In the language itself, so that its speakers find it. */
export const languageNames: Record<NonNullable<Preferences['language']>, string> = {
  'en-US': 'English',
  'es-MX': 'Español (México)',
  'nl-BE': 'Nederlands (België)',
  'fr-BE': 'Français (Belgique)',
  'fr-CA': 'Français (Canada)',
};

const failures: Record<CommonFailure | PreferenceLock, string> = {
  ...failureCopy,
  notFound: 'These preferences are gone.',
  privacyIsTheirs: 'This is theirs to decide.',
  validationFailed: 'You can’t choose this.',
};

export const words = besidePersonWords(
  defineWords('preferences', {
    title: 'Preferences',
    titleOther: 'Your family member’s preferences',
    lead: 'We save each change at once.',
    sections: {
      region: {
        title: 'Language and region',
        text: 'How we write to you, and how we show dates, times and distances.',
      },
      privacy: { title: 'Privacy', text: 'What other members see.' },
      email: { title: 'Email', text: 'What we email you about.' },
      push: { title: 'Notifications', text: 'What your phone and your equipment tell you.' },
      training: { title: 'Training', text: 'What we compare your heart rate with.' },
    },
    labels,
    units: { metric: 'Metric', imperial: 'Imperial' },
    unitsHelper: { metric: 'Kilometers, kilograms and centimeters.', imperial: 'Miles, pounds, feet and inches.' },
    weekStarts: { monday: 'Monday', saturday: 'Saturday', sunday: 'Sunday' },
    leaderboardHelper: 'When off, only you see your rank.',
    heartRateHelper: 'When off, nobody else sees it.',
    childHelper: 'Off for children until someone turns it on.',
    billingReason: 'Part of your membership, so we always send these.',
    formulas: { '220-age': '220 minus age', '208-0.7age': '208 minus 0.7 × age' },
    formulaHelper: 'Used if you haven’t set a max heart rate.',
    zones: {
      computed: 'Based on your max heart rate.',
      own: (list: string) => `Your own: zones 2 to 5 begin at ${list} beats per minute.`,
      set: 'Set your own zones',
      change: 'Change your zones',
      form: 'Your own heart rate zones',
      helper: 'Beats per minute, each higher than the one before, from 30 to 240.',
      field: (zone: number) => `Zone ${zone} begins at`,
      problem: 'Enter a whole number from 30 to 240.',
      rising: 'Enter more than in the zone before.',
      save: 'Save zones',
      cancel: 'Cancel',
    },
    reset: 'Reset to default',
    resetOf: (label: string) => `Reset to default: ${label}`,
    saved: 'Saved',
    savedOf: (list: string) => `Saved: ${list}`,
    notSaved: (why: string) => `Not saved. ${why}`,
    someNotSaved: 'We couldn’t save some preferences.',
    again: 'Try again',
    resetAll: {
      button: 'Reset all preferences',
      none: 'All preferences are at their defaults.',
      title: (count: number) =>
        count === 1 ? 'Reset 1 preference to its default?' : `Reset ${count} preferences to their defaults?`,
      text: (list: string) => `This resets: ${list}.`,
      confirm: (count: number) => (count === 1 ? 'Reset 1 preference' : `Reset ${count} preferences`),
      keep: 'Keep them',
    },
    unknown: {
      title: 'We can’t find these preferences',
      text: 'This person may have left your family, or be in another one.',
    },
    screen: { what: 'your preferences', here: 'Set your units, privacy and notifications.' },
    others: 'these preferences',
    failures,
    wait: waitCopy,
  }),
);

export type Copy = TextsOf<typeof words>;
