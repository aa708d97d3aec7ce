import { cancelDataOf } from '../account/cancel-data.js';
import type { Handlers } from '../../http/handler.js';

export const brightbackHandlers: Handlers<'getCancelData'> = {
  getCancelData: (context, { userId, subscriptionId }) => cancelDataOf(context, userId, subscriptionId),
};
