import { commercialActivation } from '../commercial/commercial-activation/index.js';
import { commercialSignIn } from '../commercial/commercial-sign-in/index.js';
import { equipmentManager } from '../commercial/equipment-manager/index.js';

/** What dealers, owners and users of locations work with. */
export const widgets = [commercialSignIn, commercialActivation, equipmentManager] as const;
