import * as v from 'valibot';
import { seconds } from './common.js';

export const serverTime = v.object({ timestamp: seconds });
export type ServerTime = v.InferOutput<typeof serverTime>;

/** What runs: the source's revision (`dev` from a checkout) and the package's version. */
export const revision = v.object({ revision: v.string(), version: v.string() });
export type Revision = v.InferOutput<typeof revision>;
