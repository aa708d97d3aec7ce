import { session } from '../core/session/session.js';

/** Says once when a page has given no key. In a task of its own: what the page asks for while this is on its way is done by then. */
export const checkKey = (): void =>
  void setTimeout(() => {
    if (!session().get().config.apiKey)
      console.warn(
        'Echelon: no API key. Write data-api-key on the script tag, ?apiKey=… in its address, or call Echelon.configure().',
      );
  });
