import { leftConfig } from '../core/session/page.js';
import { session } from '../core/session/session.js';

/** Fetches what tells the page's engineers: few pages ever need it. */
const advise = (then: (telling: typeof import('./advise.js')) => void): void =>
  void import('./advise.js').then(then, () => undefined);

/**
 * Has the page's engineers told what they forgot: why a call failed, and that there is no key, or two. The keys in a task
 * of their own: what the page asks for while this is on its way is done by then. Does nothing on a server.
 */
export function checkPage(): void {
  if (typeof document === 'undefined') return;
  leftConfig().report ??= (...failed) => advise(({ tellOfCall }) => void tellOfCall(...failed));
  setTimeout(() => {
    if (!session().get().config.apiKey || document.querySelectorAll('[data-api-key]').length > 1)
      advise(({ adviseOnKeys }) => adviseOnKeys());
  });
}

/** What may be written on any element. */
const plain =
  /^(?:id|class|style|slot|lang|dir|hidden|title|data|aria|theme=(?:light|dark)|country-code=(?:BE|CA|GB|MX|US))\b/;

/** Has the page's engineers told of attributes that an element does not know, and of values that nobody can have meant. */
export function checkMarkup(host: Element): void {
  const { observedAttributes: known = [] } = host.constructor as { observedAttributes?: readonly string[] };
  for (const { name, value } of host.attributes)
    if (!plain.test(`${name}=${value}`) && (!known.includes(name) || /theme|country/.test(name)))
      advise(({ adviseOn }) => adviseOn(host, known));
}
