import { familyInvitation } from '../fr/family-invitation.js';
import { canadian } from '../fr/french.js';

export const words = familyInvitation(canadian);
