import type * as calls from '../../../core/contract/commercial/activation-codes.js';
import type { Handlers } from '../../http/handler.js';
import { codesFor, revokeCode } from '../activation/activation-codes.js';
import { createCode } from '../activation/new-activation-code.js';

export const activationCodeHandlers = {
  listActivationCodes: codesFor,

  createActivationCode: (context, { locationId, ...given }) => createCode(context, locationId, given),

  revokeActivationCode: (context, { activationCodeId }) => revokeCode(context, activationCodeId),
} satisfies Handlers<keyof typeof calls>;
