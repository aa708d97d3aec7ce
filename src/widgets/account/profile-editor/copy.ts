import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import { failureCopy, waitCopy } from '../../copy.js';
import type { MeasureProblem } from '../../form/measure-copy.js';
import type { FieldProblem } from './check.js';
import type { SaveFailure } from './save.js';
import type { Field } from './values.js';

const labels: Record<Field, string> = {
  image: 'Picture',
  firstName: 'First name',
  lastName: 'Last name',
  displayName: 'Display name',
  email: 'Email address',
  currentPassword: 'Your current password',
  phoneNumber: 'Phone number',
  'address.country.code': 'Country',
  'address.streetLine1': 'Street and number',
  'address.streetLine2': 'Apartment, floor or box',
  'address.city': 'City',
  'address.region.code': 'State or province',
  'address.postalCode': 'Postal code',
  birthDate: 'Birth date',
  gender: 'Gender',
  heightMm: 'Height',
  weightGrams: 'Weight',
  maxHeartRate: 'Max heart rate',
  restingHeartRate: 'Resting heart rate',
  ftp: 'Functional threshold power (FTP)',
};

const problems: Record<Exclude<FieldProblem, MeasureProblem>, string> = {
  firstNameMissing: 'Enter a first name.',
  lastNameMissing: 'Enter a last name.',
  displayNameMissing: 'Enter a display name.',
  nameLong: 'Use at most 100 characters.',
  displayNameLong: 'Use at most 40 characters.',
  emailMissing: 'Enter your email address.',
  emailMalformed: 'Enter an email address like name@example.com.',
  emailTaken: 'Another account has this email address.',
  passwordMissing: 'Enter your current password to change your email address.',
  passwordWrong: 'This isn’t your current password.',
  phoneMalformed: 'Enter a phone number in digits, like +1 202 555 0123.',
  birthDateMalformed: 'Enter the full date.',
  birthDateFuture: 'Enter a date in the past.',
  birthDateOld: 'Enter a date in the last 120 years.',
  streetMissing: 'Enter a street and number.',
  cityMissing: 'Enter a city.',
  regionMissing: 'Choose a state or province.',
  postalCodeMissing: 'Enter a postal code.',
  postalCodeMalformed: 'Enter a postal code in this country’s format.',
  addressLong: 'This is too long.',
};

const failures: Record<SaveFailure, string> = {
  ...failureCopy,
  versionConflict: 'Someone else changed this profile. Try again.',
  emailTaken: 'Another account has this email address. Use another one, or sign in to that account.',
  passwordWrong: 'This isn’t your current password. Nothing was saved.',
  notWhileActing: 'You’re signed in for someone else. Only they can change their email address.',
  selfOnly: 'Only they can change this email address.',
  staffAccount: 'You can’t change a staff account’s email address here.',
  validationFailed: 'Nothing was saved. Check the marked fields.',
  notFound: 'This profile is gone.',
};

export const words = besidePersonWords(
  defineWords('profile-editor', {
    title: 'Your profile',
    titleOf: (name: string) => `${name}’s profile`,
    sections: {
      about: { title: 'About you', text: 'How we greet you, and what others see.' },
      aboutOther: { title: 'Names', text: 'How we greet them, and what others see.' },
      contact: { title: 'Contact', text: 'How you sign in, and how we reach you.' },
      contactOther: { title: 'Contact', text: 'How they sign in, and how we reach them.' },
      address: { title: 'Address', text: 'Where we ship things. Billing address: see Payment.' },
      body: { title: 'Body', text: 'For training zones, load and calories. All optional.' },
    },
    labels,
    changed: 'changed',
    displayNameHelper: 'Others see it on leaderboards instead of your name.',
    emailHelper: 'Used to sign in and for receipts.',
    passwordHelper: 'So nobody else can take over your account. We’ll tell your old address.',
    emailOfChild: 'Only they can change it, after they sign in.',
    noEmail: 'Nobody signs in to this profile. Switch to it to use it.',
    genders: { female: 'Female', male: 'Male', nonBinary: 'Non-binary', undisclosed: 'I’d rather not say' },
    noGender: 'Not given',
    chooseRegion: 'Choose one',
    hidden:
      'An adult’s birth date, weight, heart rates and threshold power are private. We don’t show them here, and they stay as they are unless you fill in a field.',
    unitsLegend: 'Units on this page',
    metric: 'Metric',
    imperial: 'Imperial',
    heartRateHelper: 'Leave it out, and we’ll estimate it from the birth date.',
    ftpHelper: 'Leave it out, and we’ll take 95% of the best 20 minutes.',
    picture: {
      of: (name: string) => `Picture of ${name}`,
      choose: 'Choose a picture',
      replace: 'Replace picture',
      remove: 'Remove picture',
      helper: 'JPEG, PNG or WebP, up to 20 MB. We’ll crop it to a square.',
      chosen: 'This is how it will look. Save to keep it.',
      removed: 'The picture goes when you save.',
      wrongType: 'This isn’t a JPEG, PNG or WebP picture. Choose another one.',
      tooLarge: 'This picture is larger than 20 MB. Choose a smaller one.',
      unreadable: 'We couldn’t read this picture. It may be damaged. Choose another one.',
    },
    bar: {
      clean: 'No changes to save.',
      dirty: (count: number) => (count === 1 ? '1 change not saved' : `${count} changes not saved`),
      saved: 'Your changes are saved.',
      formerMailNotified:
        'Your changes are saved. Sign in with your new email address from now on. We told the old one.',
      discarded: 'Your changes are discarded.',
      reloaded: 'Here’s the profile as it was saved elsewhere.',
      undo: 'Undo',
      discard: 'Discard',
      save: 'Save changes',
      saving: 'Saving the profile',
    },
    problemTitle: 'Check these fields',
    unknown: {
      title: 'We can’t find this profile',
      text: 'It may have left your family, or it belongs to someone else.',
    },
    screen: {
      what: 'your profile',
      here: 'Set your name, your address and your measurements.',
      ended: 'You’re signed out. Sign in again: we kept what you typed.',
    },
    other: 'this profile',
    problems,
    failures,
    wait: waitCopy,
  }),
);

export type Copy = TextsOf<typeof words>;
