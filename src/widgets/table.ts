import { widgets as commercial } from './tables/commercial.js';
import { widgets as member } from './tables/member.js';
import { widgets as visitor } from './tables/public.js';
import { widgets as staff } from './tables/staff.js';
import { widgets as training } from './tables/training.js';

/** Every widget, once, by who meets it. All that there is of many widgets is a fold over this. */
export const byAudience = { public: visitor, member, training, commercial, staff } as const;

export type Audience = keyof typeof byAudience;

export const table = [...visitor, ...member, ...training, ...commercial, ...staff] as const;

export type Table = typeof table;
