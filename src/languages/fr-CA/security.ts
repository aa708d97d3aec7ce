import { canadian } from '../fr/french.js';
import { security } from '../fr/security.js';

export const words = security(canadian);
