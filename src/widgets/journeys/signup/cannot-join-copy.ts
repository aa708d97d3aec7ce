import { defineWords } from '../../../core/words.js';

export const cannotJoinWords = defineWords('signup/cannot-join', {
  member: {
    title: 'You’re already a member',
    text: (plan: string) => `${plan} is yours already. Nothing more to sign up for.`,
  },
  child: 'This is a child account. Only the parent can subscribe.',
  toAccount: 'Go to your account',
});
