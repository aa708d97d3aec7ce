import { canadian } from '../fr/french.js';
import { createAccount } from '../fr/create-account.js';

export const words = createAccount(canadian);
