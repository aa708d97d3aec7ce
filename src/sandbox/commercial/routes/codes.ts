import type * as calls from '../../../core/contract/commercial/codes.js';
import type { Handlers } from '../../http/handler.js';
import { resetCode, suspendCode } from '../codes/commercial-codes.js';
import { publicLocations } from '../places/public-locations.js';
import { previewCode, redeemCommercialCode } from '../codes/redeem-commercial-code.js';

export const commercialCodeHandlers = {
  validateCommercialCode: (context, { code }) => previewCode(context, code),

  redeemCommercialCode: (context, { code }) => redeemCommercialCode(context, code),

  resetCommercialCode: (context, { code, ...reset }) => resetCode(context, code, reset),

  suspendCommercialCode: (context, { code, ...suspension }) => suspendCode(context, code, suspension),

  listCommercialLocations: ({ db }, query) => publicLocations(db, query),
} satisfies Handlers<keyof typeof calls>;
