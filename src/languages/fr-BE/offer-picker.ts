import { belgian } from '../fr/french.js';
import { offerPicker } from '../fr/offer-picker.js';

export const words = offerPicker(belgian);
