import type { Handlers } from '../handler.js';
import { authHandlers } from './auth.js';
import { metaHandlers } from './meta.js';
import { userHandlers } from './users.js';

export const handlers: Partial<Handlers> = { ...authHandlers, ...userHandlers, ...metaHandlers };
