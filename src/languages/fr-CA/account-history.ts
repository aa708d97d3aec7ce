import { accountHistory } from '../fr/account-history.js';
import { canadian } from '../fr/french.js';

export const words = accountHistory(canadian);
