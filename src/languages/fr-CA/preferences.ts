import { canadian } from '../fr/french.js';
import { preferences } from '../fr/preferences.js';

export const words = preferences(canadian);
