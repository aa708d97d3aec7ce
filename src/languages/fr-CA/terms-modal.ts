import { canadian } from '../fr/french.js';
import { termsModal } from '../fr/terms-modal.js';

export const words = termsModal(canadian);
