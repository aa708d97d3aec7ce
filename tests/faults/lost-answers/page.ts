import { vi } from 'vitest';
import { createProtocol } from '../../../src/core/session/protocol.js';
import { createSession, type Session } from '../../../src/core/session/session.js';
import { createPatience, type Patience } from '../../../src/widgets/screen/patience.js';
import { portalKey } from '../../support/portal-key.js';

/** One tab of a browser: what it keeps stays over a reload, and the page before is gone with all that it had in mind. */
export interface Tab {
  /** The page is loaded, or loaded again. */
  load(): { session: Session; patience: Patience };
  /** The tab is closed. */
  close(): void;
}

const storeOf = () => {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key),
    write: (key: string, value: string | undefined) =>
      void (value === undefined ? kept.delete(key) : kept.set(key, value)),
  };
};

const never = new Promise<never>(() => undefined);

export function openTab(apiUrl: string): Tab {
  const [local, own] = [storeOf(), storeOf()];
  let times = 0;

  /** A page that is gone neither asks nor keeps anything: what it would send again by itself is no other page's. */
  function pageOf(session: Session): Session {
    const time = (times += 1);
    const isThere = () => times === time;
    const write = (key: string, value?: string) => {
      if (isThere()) own.write(key, value);
    };
    // What forms keep of what is typed. It goes with the test.
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => own.read(key) ?? null,
      setItem: write,
      removeItem: write,
    });
    return {
      ...session,
      request: (call, input, options) => (isThere() ? session.request(call, input, options) : never),
    };
  }

  return {
    load() {
      const protocol = createProtocol(local);
      protocol.act('configure', { apiUrl, apiKey: portalKey });
      const patience = createPatience();
      return { patience, session: patience.watch(pageOf(createSession(protocol, own))) };
    },
    close() {
      times += 1;
    },
  };
}
