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
          'Before you subscribe, the “Membership Plan” panel shows what you pay today. With a free trial, or months that came with your equipment, that’s 0.00. Your first payment comes when they end.',
      },
      end: {
        asked: 'How do I cancel?',
        answer:
          'In your account, at any time. You keep your membership until the end of the period you’ve paid for, and it won’t renew.',
      },
      family: {
        asked: 'Can my family use it too?',
        answer:
          'That depends on your plan: each card shows how many family members it includes. Everyone gets their own profile.',
      },
      cards: {
        asked: 'Which cards can I pay with?',
        answer: 'All the usual credit and debit cards, plus Apple Pay or Google Pay if your device has them.',
      },
      bank: {
        asked: 'My bank asks me to confirm the payment. Is that right?',
        answer:
          'Yes. Some banks check the first time you use a card with us. Their window opens on top of this page. Confirm there, and your membership starts.',
      },
      equipment: {
        asked: 'Do I need equipment?',
        answer:
          'Not to start. Many classes take a mat or just the floor, and the rest work with any bike, rower or treadmill.',
      },
    },
    more: 'Something else? Visit the |Help Center|.',
  },
  load,
);
