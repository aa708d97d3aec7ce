import { callApi } from '../api.js';
import type { ApiAnswer, ApiCall } from '../messages.js';
import type { StripeSettings } from './settings.js';

/** What everything that one `Stripe(key)` makes has in common. */
export interface PageContext {
  publishableKey: string;
  locale: string;
  settings: StripeSettings & { patience: number };
  call(call: ApiCall): Promise<ApiAnswer>;
}

export function pageContext(publishableKey: string, locale: string, settings: PageContext['settings']): PageContext {
  const transport = settings.transport ?? ((request: Request) => fetch(request));
  return { publishableKey, locale, settings, call: call => callApi(transport, settings.base, publishableKey, call) };
}

/** `auto` is the browser's language. */
export const resolveLocale = (locale: string | undefined): string =>
  locale === undefined || locale === 'auto' ? navigator.language : locale;
