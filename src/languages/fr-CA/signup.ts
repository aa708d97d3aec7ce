import { canadian } from '../fr/french.js';
import { signup } from '../fr/signup.js';

const french = signup(canadian);

export const words: ReturnType<typeof signup> = {
  ...french,
  signup: { ...french.signup, steps: { ...french.signup.steps, plan: 'Forfait' } },
};
