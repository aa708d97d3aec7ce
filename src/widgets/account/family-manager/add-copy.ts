import { defineWords } from '../../../core/words.js';
import type { MeasureProblem } from '../../form/measure-copy.js';
import type { FieldProblem } from './values.js';

const problems: Record<Exclude<FieldProblem, MeasureProblem>, string> = {
  firstNameMissing: 'Enter the first name.',
  firstNameLong: 'Use at most 100 characters for the first name.',
  lastNameMissing: 'Enter the last name.',
  lastNameLong: 'Use at most 100 characters for the last name.',
  displayNameLong: 'Use at most 40 characters for the display name.',
  birthDateHalf: 'Enter the full birth date, or leave it empty.',
  birthDateFuture: 'Enter a birth date in the past.',
  birthDateOld: 'Enter a birth date in the last 120 years.',
  emailMalformed: 'Enter an email address like name@example.com.',
  emailYours: 'This is your own email address. Enter theirs, or none.',
  emailMember: 'Someone in your family already signs in with this email address.',
  emailInvited: 'You’ve already invited this email address.',
};

/** What the form for a new member says. */
export const addWords = defineWords('family-manager/add', {
  title: 'Add a family member',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    displayName: 'Display name',
    birthDate: 'Birth date',
    gender: 'Gender',
    heightMm: 'Height',
    weightGrams: 'Weight',
    email: 'Email address',
  },
  displayNameHelper: 'What others see. Leave it out to show the first name.',
  measuresHelper: 'We use height and weight to work out calories.',
  emailHelper: 'With an email address, they sign in themselves. Without one, you switch to their profile.',
  noGender: 'No answer',
  genders: { female: 'Female', male: 'Male', nonBinary: 'Non-binary', undisclosed: 'Prefer not to say' },
  submit: 'Add to the family',
  invite: 'Add and send the invitation',
  submitting: 'Adding to the family',
  cancel: 'Cancel',
  problemTitle: 'Check these fields',
  problems,
});
