import { getFullPreferences } from '../core/contract/preferences.js';
import type { FullPreferences } from '../core/contract/schemas/preferences.js';
import type { Config } from '../core/session/config.js';
import type { Session } from '../core/session/session.js';

/** Milliseconds in which the widgets of one page come, on a slow line as well. */
const ONE_PAGE = 5000;

interface Asked {
  config: Config;
  jwt: string | undefined;
  userId: string;
  answer: Promise<FullPreferences | undefined>;
}

/** By which way was asked, and who asked about whom: another's answer is not theirs, nor one by a way that is gone. */
let asked: Asked | undefined;

/** Reads how a member likes things, once for all widgets of a page that ask together; nothing, where that cannot be read. */
export function readPreferences({ get, request }: Session, userId: string): Promise<FullPreferences | undefined> {
  const { config, jwt } = get();
  if (asked?.config !== config || asked.jwt !== jwt || asked.userId !== userId) {
    const answer = request(getFullPreferences, { userId }).then(result => {
      setTimeout(() => asked?.answer === answer && forgetPreferences(), result.ok ? ONE_PAGE : 0);
      return result.ok ? result.data : undefined;
    });
    asked = { config, jwt, userId, answer };
  }
  return asked.answer;
}

/** Has them read anew: they were changed. */
export const forgetPreferences = (): void => void (asked = undefined);
