import { familyInvitation } from '../fr/family-invitation.js';
import { belgian } from '../fr/french.js';

export const words = familyInvitation(belgian);
