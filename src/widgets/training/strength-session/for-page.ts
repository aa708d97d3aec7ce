import { session } from '../../../core/session/session.js';
import { browserStore } from '../../../core/session/storage.js';
import { createDevice } from './device.js';
import { createStrengthSession } from './model.js';

type Inputs = Omit<Parameters<typeof createStrengthSession>[0], 'quiet' | 'store' | 'newId' | 'device'>;

/**
 * A session on this page and this device. What is sent behind the screen goes past the widget's patience: nobody in a gym
 * waits for it.
 */
export const createForPage = (inputs: Inputs) =>
  createStrengthSession({
    ...inputs,
    quiet: session(),
    store: browserStore(),
    device: createDevice(),
    newId: () => crypto.randomUUID(),
  });
