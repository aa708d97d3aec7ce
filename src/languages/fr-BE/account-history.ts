import { accountHistory } from '../fr/account-history.js';
import { belgian } from '../fr/french.js';

export const words = accountHistory(belgian);
