import { defineWords } from '../../../core/words.js';

/** What is said before a member is removed. */
export const removeWords = defineWords('family-manager/remove', {
  title: (name: string) => `Remove ${name} from the family?`,
  action: (name: string) => `Remove ${name}`,
  active: (name: string) =>
    `${name} keeps workouts and history in an account of their own, and loses the membership now. ${name} is signed out everywhere and gets an email about it.`,
  profile: (name: string) =>
    `${name} has no login. Once the profile is out of the family, nobody can open it, not even you: its workouts and history are lost to you, and it loses the membership now. This cannot be undone.`,
  invited: (name: string, email: string) =>
    `The invitation to ${email} stops working, and the place is free again. What was done on the profile of ${name} until now is out of reach.`,
});
