import { canadian } from '../fr/french.js';
import { subscriptionManager } from '../fr/subscription-manager.js';

const { 'subscription-manager': french } = subscriptionManager(canadian);

export const words: ReturnType<typeof subscriptionManager> = {
  'subscription-manager': { ...french, panels: { ...french.panels, plan: 'Changer de forfait' } },
};
