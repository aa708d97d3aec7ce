import type * as calls from '../../../core/contract/commercial/locations.js';
import type { Handlers } from '../../http/handler.js';
import { connectUser, disconnectUser } from '../places/connect-user.js';
import { inviteUser } from '../places/invite-user.js';
import { usersAt } from '../places/location-users.js';

type OfPeople = 'listLocationUsers' | 'connectLocationUser' | 'disconnectLocationUser' | 'inviteLocationUser';

export const locationUserHandlers = {
  listLocationUsers: ({ db }, { locationId, ...page }) => usersAt(db, locationId, page),

  connectLocationUser: (context, { locationId, userId, role }) => connectUser(context, locationId, userId, role),

  disconnectLocationUser: (context, { locationId, userId }) => disconnectUser(context, locationId, userId),

  inviteLocationUser: (context, { locationId, ...invitation }) => inviteUser(context, locationId, invitation),
} satisfies Handlers<OfPeople & keyof typeof calls>;
