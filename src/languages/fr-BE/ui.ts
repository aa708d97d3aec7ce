import { belgian } from '../fr/french.js';
import { ui } from '../fr/ui.js';

export const words = ui(belgian);
