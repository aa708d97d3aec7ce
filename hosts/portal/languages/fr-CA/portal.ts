import { canadian } from '../fr/french.js';
import { portal } from '../fr/portal.js';

export const words = portal(canadian);
