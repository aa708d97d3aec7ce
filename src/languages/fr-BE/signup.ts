import { belgian } from '../fr/french.js';
import { signup } from '../fr/signup.js';

export const words = signup(belgian);
