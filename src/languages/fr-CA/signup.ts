import { canadian } from '../fr/french.js';
import { signup } from '../fr/signup.js';

const { signup: french } = signup(canadian);

export const words: ReturnType<typeof signup> = { signup: { ...french, steps: { ...french.steps, plan: 'Forfait' } } };
