import { belgian } from '../fr/french.js';
import { accountOverview } from '../fr/account-overview.js';

export const words = accountOverview(belgian);
