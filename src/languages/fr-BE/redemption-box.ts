import { belgian } from '../fr/french.js';
import { redemptionBox } from '../fr/redemption-box.js';

export const words = redemptionBox(belgian);
