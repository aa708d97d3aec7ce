import type { Context, Host } from '../http/handler.js';

/** What the rules need of a request; a world's seed can give it too. */
export type EngineContext = Pick<Context, 'db' | 'now' | 'caller' | 'apiKey' | 'requestId'> & {
  host: Pick<Host, 'publishableKey'>;
  /** The language of who asks; English without it. */
  locale?: string | undefined;
};
