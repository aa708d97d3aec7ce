// The components of dealers, owners and locations, for their own pages: no other page brings them. A test holds these against the table of widgets.

export { CommercialActivation } from './react/commercial-activation.js';
export { CommercialSignIn } from './react/commercial-sign-in.js';
export { EquipmentManager } from './react/equipment-manager.js';

/** The way from one location to another, for what stands around an area's pages: its code comes when it is asked for. */
export const loadPlaceSwitch = () => import('./widgets/places/switch.js');
export { seesCommercialArea, type CommercialArea } from './core/session/commercial-areas.js';
export { LocationManager } from './react/location-manager.js';
export { LicenseManager } from './react/license-manager.js';
export { OrderManager } from './react/order-manager.js';
export { OwnerManager } from './react/owner-manager.js';
