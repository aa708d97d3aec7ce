import { belgian } from '../fr/french.js';
import { addOns } from '../fr/add-ons.js';

export const words = addOns(belgian);
