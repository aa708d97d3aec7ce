import { bankStyles } from './frame/bank-styles.js';
import { openLine } from './frame/line.js';
import { adopt } from './frame/styles.js';
import type { FromChallenge, ToChallenge } from './messages.js';
import { directionOf, spoken, type Words, wordsFor } from './words.js';

/** What runs inside `challenge.html`: the test bank's question. */
const finish = (port: MessagePort, result: 'complete' | 'fail'): void => {
  const message: FromChallenge = { is: 'done', result };
  port.postMessage(message);
};

const part = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text: string,
  className = '',
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
};

const button = (text: string, className: string, press: () => void): HTMLButtonElement => {
  const element = part('button', text, className);
  element.type = 'button';
  element.addEventListener('click', press);
  return element;
};

function show(words: Words, merchant: string, port: MessagePort): void {
  const card = document.createElement('main');
  const complete = button(words.bankComplete, 'primary', () => finish(port, 'complete'));
  card.append(
    part('h1', words.bankTitle),
    part('p', words.bankText.replace('{merchant}', merchant)),
    complete,
    button(words.bankFail, 'quiet', () => finish(port, 'fail')),
    part('p', words.bankNote, 'note'),
  );
  document.body.replaceChildren(card);
  const ready: FromChallenge = { is: 'ready' };
  port.postMessage(ready);
  complete.focus();
  addEventListener('keydown', event => {
    if (event.key === 'Escape') finish(port, 'fail');
  });
  // the page gives the frame the focus; the first button is where it belongs
  addEventListener('focus', () => {
    if (document.activeElement === document.body) complete.focus();
  });
}

adopt(document, bankStyles);
openLine<ToChallenge>(({ data }, port) => {
  document.documentElement.lang = spoken(data.locale);
  document.documentElement.dir = directionOf(data.locale);
  show(wordsFor(data.locale), data.merchant, port);
});
