import { defineWords } from '../../../core/words.js';

/** What is said before a member is removed. */
export const removeWords = defineWords('family-manager/remove', {
  title: (name: string) => `Remove ${name} from the family?`,
  action: (name: string) => `Remove ${name}`,
  active: (name: string) =>
    `${name} keeps workouts and history in their own account, and loses the membership now. We’ll sign ${name} out everywhere and send an email about it.`,
  profile: (name: string) =>
    `${name} has no login. Once you remove the profile, nobody can open it, not even you: you lose its workouts and history, and it loses the membership now. You can’t undo this.`,
  invited: (name: string, email: string) =>
    `The invitation to ${email} stops working, and the place is free again. You lose what was done on ${name}’s profile.`,
});
