import { getFullPreferences } from '../core/contract/preferences.js';
import type { FullPreferences } from '../core/contract/schemas/preferences.js';
import type { Config } from '../core/session/config.js';
import type { Session } from '../core/session/session.js';

/** Milliseconds in which the widgets of one page come, on a slow line as well. */
const ONE_PAGE = 5000;

type Answers = Map<string, Promise<FullPreferences | undefined>>;

/** By the way that was asked, and who asked about whom: another's answer is not theirs, nor one by a way that is gone. */
const asked = new WeakMap<Config, Answers>();

/** Reads how a member likes things, once for all widgets of a page that ask together; nothing, where that cannot be read. */
export function readPreferences({ get, request }: Session, userId: string): Promise<FullPreferences | undefined> {
  const { config, jwt } = get();
  const answers: Answers = asked.get(config) ?? new Map();
  asked.set(config, answers);
  const key = `${userId} ${jwt}`;
  const answer =
    answers.get(key) ??
    request(getFullPreferences, { userId }).then(result => {
      setTimeout(() => answers.delete(key), result.ok ? ONE_PAGE : 0);
      return result.ok ? result.data : undefined;
    });
  answers.set(key, answer);
  return answer;
}

/** Has them read anew: they were changed. */
export const forgetPreferences = ({ get }: Session): void => void asked.delete(get().config);
