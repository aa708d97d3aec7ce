import { cancelDataOf } from '../engine/cancel-data.js';
import type { Handlers } from '../handler.js';

export const brightbackHandlers: Handlers<'getCancelData'> = {
  getCancelData: (context, { userId, subscriptionId }) => cancelDataOf(context, userId, subscriptionId),
};
