import { billingHistory } from '../fr/billing-history.js';
import { canadian } from '../fr/french.js';

export const words = billingHistory(canadian);
