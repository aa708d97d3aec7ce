import { leftConfig } from '../core/session/page.js';
import { report } from '../core/session/report.js';
import { session } from '../core/session/session.js';

/**
 * Has the page's engineers told what they forgot: why a call failed, and that there is no key, or two. The keys in a task
 * of their own: what the page asks for while this is on its way is done by then. Does nothing on a server.
 */
export function checkPage(): void {
  if (typeof document === 'undefined') return;
  leftConfig().report ??= report;
  setTimeout(() => {
    if (!session().get().config.apiKey || document.querySelectorAll('[data-api-key]').length > 1)
      void import('./advise.js').then(({ adviseOnKeys }) => adviseOnKeys());
  });
}
