import { belgian } from '../fr/french.js';
import { signIn } from '../fr/sign-in.js';

export const words = signIn(belgian);
