import { defineWords } from '../../language/language.js';

export const sidebarWords = defineWords('sidebar', {
  label: 'Main navigation',
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
  open: 'Open navigation',
  /** In the bar at the bottom of a phone: all other pages. */
  more: 'More',
});
