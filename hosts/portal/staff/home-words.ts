import { defineWords } from '@echelon/membership/ui';

/** Where everybody of staff can go from their home. */
export const homeWords = defineWords('portal/staff-home', {
  none: 'Your role has no pages of its own here. Your account and training are one press away.',
  lead: 'Go on where you work.',
  commercial: 'Locations, machines and orders',
  account: 'Your own account',
  training: 'Training',
});
