import { commercialActivation } from '../commercial/commercial-activation/index.js';
import { commercialSignIn } from '../commercial/commercial-sign-in/index.js';
import { equipmentManager } from '../commercial/equipment-manager/index.js';
import { licenseManager } from '../commercial/license-manager/index.js';
import { locationManager } from '../commercial/location-manager/index.js';
import { orderManager } from '../commercial/order-manager/index.js';
import { ownerManager } from '../commercial/owner-manager/index.js';

/** What dealers, owners and users of locations work with. */
export const widgets = [
  commercialSignIn,
  commercialActivation,
  locationManager,
  equipmentManager,
  licenseManager,
  orderManager,
  ownerManager,
] as const;
