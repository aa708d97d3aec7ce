import { defineWords, type TextsOf } from '../../../core/words.js';
import type { PanelName } from './panel.js';

const panels: Record<PanelName, string> = {
  plan: 'Change plan',
  pause: 'Pause membership',
  addOns: 'Add-ons',
  payment: 'Update payment',
  cancel: 'Cancel membership',
};

export const words = defineWords('subscription-manager', {
  title: 'Your membership',
  back: 'Your membership',
  loadingPanel: 'Loading',
  panels,
});

export type Copy = TextsOf<typeof words>;
