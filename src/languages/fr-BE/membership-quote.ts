import { belgian } from '../fr/french.js';
import { membershipQuote } from '../fr/membership-quote.js';

export const words = membershipQuote(belgian);
