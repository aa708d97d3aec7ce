import { belgian } from '../fr/french.js';
import { familyManager } from '../fr/family-manager.js';

export const words = familyManager(belgian);
