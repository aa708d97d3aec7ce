import { belgian } from '../fr/french.js';
import { subscriptionManager } from '../fr/subscription-manager.js';

export const words = subscriptionManager(belgian);
