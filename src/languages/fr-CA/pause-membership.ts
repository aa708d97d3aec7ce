import { canadian } from '../fr/french.js';
import { pauseMembership } from '../fr/pause-membership.js';

export const words = pauseMembership(canadian);
