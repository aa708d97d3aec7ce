import type { Handlers } from '../handler.js';
import { authHandlers } from './auth.js';
import { countryHandlers } from './countries.js';
import { metaHandlers } from './meta.js';
import { offerHandlers } from './offers.js';
import { planHandlers } from './plans.js';
import { userHandlers } from './users.js';

export const handlers: Partial<Handlers> = { ...authHandlers, ...userHandlers, ...metaHandlers, ...countryHandlers, ...offerHandlers, ...planHandlers };
