import { defineWords } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import type { DeedFailure } from './deeds.js';

const failures: Record<DeedFailure, string> = {
  ...failureCopy,
  notFound: 'It isn’t at your locations anymore.',
  forbidden: 'Your account can’t do this here.',
  serialNumberTaken: 'Another machine has this serial number. Check it against the label.',
  serialNumberUnknown: 'We don’t know this serial number. Check it against the label of the new machine.',
  alreadyClaimed: 'That machine is in use somewhere. Release it first, then come back.',
  equipmentTrashed: 'It’s in the trash. Nothing can be done with it anymore.',
  versionConflict: 'It changed in the meantime.',
  seatLimitReached: 'Every seat is taken. Release the seat of another machine, or order more seats.',
  licenseSuspended: 'This license is suspended. Ask us to resume it.',
  licenseExpired: 'This license has expired. Choose another one, or order new seats.',
  licenseElsewhere: 'This license belongs to another location.',
  locationRequired: 'It needs a location first. Move it to one.',
  ownedByOther: 'It’s lent to this location. Only its owner can do this.',
  stageComplete: 'It’s complete already. There’s no next stage.',
  notActivated: 'It was never activated. Activate it with a code first.',
};

/** Why something can’t be done with a machine, whether it was tried or not. */
export const reasonWords = defineWords('equipment-manager/reason', { failures, wait: waitCopy });
