import { defineWords } from '../../language/language.js';

export const sidebarWords = defineWords('sidebar', {
  label: 'Main navigation',
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
  open: 'Open navigation',
});
