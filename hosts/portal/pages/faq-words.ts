import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const faqWords = defineWords(
  'portal/faq',
  {
    title: 'FAQ',
    questions: {
      charge: {
        asked: 'When am I charged?',
        answer:
          'The panel "Membership Plan" says what is billed today before you subscribe. With a trial or with months that came with your equipment, that is 0.00, and the first payment follows when they end.',
      },
      end: {
        asked: 'How do I end a membership?',
        answer:
          'At any time. It stays active until the period that you have paid for is over, and is not renewed after that.',
      },
      family: {
        asked: 'Can my family use it too?',
        answer:
          'That depends on the plan: each card says how many family members are included. Every one of them gets a profile.',
      },
      cards: {
        asked: 'Which cards can I pay with?',
        answer: 'The usual credit and debit cards, and Apple Pay or Google Pay where your device offers them.',
      },
      bank: {
        asked: 'My bank asks me to confirm the payment. Is that right?',
        answer:
          'Yes. Some banks want to hear from you when a card is first used somewhere. Their window opens over this page; the membership begins when you have confirmed.',
      },
      equipment: {
        asked: 'Do I need equipment?',
        answer:
          'Nothing is needed to begin. Many classes need a mat or no more than the floor; the rest work with any bike, rower or treadmill.',
      },
    },
    more: 'Something else? Visit the |Help Center|.',
  },
  load,
);
