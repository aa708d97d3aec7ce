import { billingHistory } from '../fr/billing-history.js';
import { belgian } from '../fr/french.js';

export const words = billingHistory(belgian);
