import type * as calls from '../../../core/contract/commercial/locations.js';
import type { Handlers } from '../../http/handler.js';
import { codesOfLocation } from '../activation/activation-codes.js';
import { removeDealer, updateLocation } from '../places/change-location.js';
import { closeLocation } from '../places/close-location.js';
import { partnersOfLocation } from '../places/location-partners.js';
import { findLocation, locationShown } from '../places/location-record.js';
import { locationSummary } from '../places/location-summary.js';
import { locationsFor } from '../places/locations.js';
import { createLocation } from '../places/new-location.js';

type OfPeople = 'listLocationUsers' | 'connectLocationUser' | 'disconnectLocationUser' | 'inviteLocationUser';

export const locationHandlers = {
  createLocation,

  listLocations: locationsFor,

  async getLocation(context, { locationId }) {
    return locationShown(context, await findLocation(context.db, locationId));
  },

  updateLocation: (context, { locationId, ...patch }) => updateLocation(context, locationId, patch),

  deleteLocation: (context, { locationId, ...change }) => closeLocation(context, locationId, change),

  removeLocationDealer: (context, { locationId, ...change }) => removeDealer(context, locationId, change),

  async listLocationPartners({ db }, { locationId, ...page }) {
    const { id } = await findLocation(db, locationId);
    return partnersOfLocation(db, id, page);
  },

  getLocationSummary: (context, { locationId }) => locationSummary(context, locationId),

  listLocationActivationCodes: codesOfLocation,
} satisfies Handlers<Exclude<keyof typeof calls, OfPeople>>;
