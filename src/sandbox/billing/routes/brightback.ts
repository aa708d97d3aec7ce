import type * as brightback from '../../../core/contract/brightback.js';
import { cancelDataOf } from '../account/cancel-data.js';
import type { Handlers } from '../../http/handler.js';

export const brightbackHandlers = {
  getCancelData: (context, { userId, subscriptionId }) => cancelDataOf(context, userId, subscriptionId),
} satisfies Handlers<keyof typeof brightback>;
