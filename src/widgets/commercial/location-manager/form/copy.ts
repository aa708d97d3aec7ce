import { defineWords } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { CreateFailure } from './create-model.js';
import type { EditFailure } from './edit-model.js';
import type { Field, Problem } from './values.js';

const problems: Record<Problem, string> = {
  nameMissing: 'Enter a name.',
  ownerMissing: 'Choose the owner.',
  countryMissing: 'Choose the country.',
  timeZoneUnknown: 'Choose a time zone, like Europe/Brussels.',
  lowSeatsWrong: 'Enter a number from 0 to 1000.',
};

const labels: Record<Field, string> = {
  name: 'Name',
  owner: 'Owner',
  streetLine1: 'Street',
  streetLine2: 'Floor or suite',
  city: 'City',
  regionCode: 'State or province',
  postalCode: 'Postal code',
  countryCode: 'Country',
  timeZone: 'Time zone',
  memberBenefit: 'What members get',
  lowSeats: 'Alarm below free seats',
};

const failures: Record<CreateFailure | EditFailure, string> = {
  ...failureCopy,
  notFound: 'We don’t know this owner or location. Check what you typed.',
  versionConflict: 'This location changed in the meantime. What you typed is still here.',
};

export const formWords = defineWords('location-manager/form', {
  createTitle: 'New location',
  editTitle: (name: string) => `Edit ${name}`,
  create: 'Add location',
  save: 'Save',
  cancel: 'Cancel',
  labels,
  ownerHelper: 'Search by name, or paste the owner’s id.',
  ownerEmpty: 'No owner of this name. You can paste an id.',
  regionHelper: 'The short form, like IL.',
  timeZoneHelper: 'Times of this location follow it.',
  benefitHelper: 'Members read this when they use a code of this location.',
  lowSeatsHelper: 'With fewer free seats than this, you get an alarm.',
  problems,
  failures,
  wait: waitCopy,
});
