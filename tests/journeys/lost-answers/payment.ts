import { words as managerWords } from '../../../src/widgets/journeys/subscription-manager/copy.js';
import { words as panelWords } from '../../../src/widgets/journeys/subscription-manager/payment/copy.js';
import { words as formWords } from '../../../src/widgets/signup/payment-form/copy.js';
import { fillAddress, fillCard } from '../card-page.js';
import { appears, button, type Hands } from './hands.js';

const [manager, panel, form] = [managerWords.english, panelWords.english, formWords.english];

export const updatePayment: Hands = {
  page: '/payment',
  first: button(form.update),
  async reach(page) {
    await fillAddress(page);
    await fillCard(page);
    await appears(page.getByRole('button', { name: form.update, exact: true, disabled: false }));
  },
  button: button(form.update),
  // By the keyboard: the provider's frames may still be growing above it, and move it away from a pointer.
  press: page => button(form.update)(page).press('Enter'),
  done: [form.saved.title, manager.card.settled],
  // Nothing is overdue any more, or it is said how much.
  shows: async page => ((await page.getByText(panel.lead, { exact: true }).isVisible()) ? 'done' : undefined),
  askingMeansUndone: true,
};
