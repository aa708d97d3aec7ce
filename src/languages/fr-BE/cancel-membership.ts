import { cancelMembership } from '../fr/cancel-membership.js';
import { belgian } from '../fr/french.js';

export const words = cancelMembership(belgian);
