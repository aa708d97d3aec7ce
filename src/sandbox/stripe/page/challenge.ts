import { walletNames } from '../card/wallets.js';
import type { FromChallenge, ToChallenge, Wallet } from '../messages.js';
import type { PageContext } from './context.js';
import { FrameHost } from './frame-host.js';

const cover: Readonly<Record<string, string>> = {
  position: 'fixed',
  inset: '0',
  'z-index': '2147483647',
  background: 'rgb(12 14 18 / 0.6)',
  // a host page that blocks the body while a dialog is open must not block the bank
  'pointer-events': 'auto',
};

const frame: Readonly<Record<string, string>> = { background: 'transparent', 'color-scheme': 'light' };

const whole: Readonly<Record<string, string>> = {
  display: 'block',
  width: '100%',
  height: '100%',
  'max-width': 'none',
  'max-height': 'none',
  margin: '0',
  padding: '0',
  border: '0',
  transform: 'none',
  opacity: '1',
  visibility: 'visible',
};

/** Important, because the page may have rules for every `div` of its body. */
const setStyle = (element: HTMLElement, style: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries({ ...whole, ...style }))
    element.style.setProperty(name, value, 'important');
};

/** `message` says, in the person's language, why it came to nothing. */
export interface Said {
  result: 'complete' | 'fail' | 'unreachable';
  message?: string | undefined;
}

/**
 * Puts the bank's question over the page, as the real script does: on the body, above everything. A wallet's sheet is the
 * system's own, which no modal dialog of the page makes inert: here it is one itself.
 * Answers what the member chose, or `unreachable` when the question could not be shown.
 */
export function askPerson({ settings, locale }: PageContext, wallet?: Wallet): Promise<Said> {
  return new Promise(resolve => {
    const before = document.activeElement;
    const overlay = document.createElement(wallet ? 'dialog' : 'div');
    overlay.dataset['echelonStripe'] = wallet ? 'wallet' : 'challenge';
    const title = wallet ? walletNames[wallet] : 'Your bank asks you to confirm';
    if (wallet) overlay.ariaLabel = title;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      finish({ result: 'fail' });
    };
    const finish = (said: Said): void => {
      removeEventListener('keydown', onKey, true);
      host.close();
      overlay.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(said);
    };
    const host = new FrameHost<FromChallenge>({
      url: new URL('challenge.html', settings.base),
      title,
      patience: settings.patience,
      opened: port => {
        const setup: ToChallenge = { is: 'setup', locale, merchant: location.hostname, ...(wallet && { wallet }) };
        port.postMessage(setup);
      },
      onMessage: ({ data }) => (data.is === 'done' ? finish(data) : host.iframe.focus()),
      lost: () => finish({ result: 'unreachable' }),
    });
    setStyle(overlay, cover);
    setStyle(host.iframe, frame);
    addEventListener('keydown', onKey, true);
    overlay.append(host.iframe);
    document.body.append(overlay);
    if (overlay instanceof HTMLDialogElement) overlay.showModal();
    host.iframe.focus();
  });
}
