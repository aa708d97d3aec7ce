import type * as calls from '../../../core/contract/commercial/activation-codes.js';
import type { Handlers } from '../../http/handler.js';
import { codesFor, revokeCode } from '../activation-codes.js';
import { createCode } from '../new-activation-code.js';

export const activationCodeHandlers = {
  listActivationCodes: codesFor,

  createActivationCode: (context, { locationId, ...given }) => createCode(context, locationId, given),

  revokeActivationCode: (context, { activationCodeId }) => revokeCode(context, activationCodeId),
} satisfies Handlers<keyof typeof calls>;
