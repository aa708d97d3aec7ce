import { walletCards, walletNames } from './card/wallets.js';
import { adopt } from './frame/adopt.js';
import { bankStyles } from './frame/bank-styles.js';
import { openLine } from './frame/line.js';
import { directionOf, spoken } from './locale.js';
import type { FromChallenge, ToChallenge } from './messages.js';
import { questionWordsFor, type QuestionWords } from './question-words.js';

/** What runs inside `challenge.html`: the test bank's question, and the test wallets' sheets. */
const finish = (port: MessagePort, result: 'complete' | 'fail', message?: string): void => {
  const done: FromChallenge = { is: 'done', result, ...(message && { message }) };
  port.postMessage(done);
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

interface Question {
  title: string;
  text: string;
  complete: string;
  fail: string;
  note: string;
  /** What the page is told when the answer is no. */
  failed?: string;
}

function questionOf(words: QuestionWords, { merchant, wallet }: ToChallenge): Question {
  if (!wallet) {
    const { bankTitle: title, bankText, bankComplete: complete, bankFail: fail, bankNote: note } = words;
    return { title, text: bankText.replace('{merchant}', merchant), complete, fail, note };
  }
  const { name, number } = walletCards[wallet];
  const said = (text: string) =>
    text
      .replace('{wallet}', walletNames[wallet])
      .replace('{merchant}', merchant)
      .replace('{card}', `${name} •••• ${number.slice(-4)}`);
  return {
    title: walletNames[wallet],
    text: said(words.walletText),
    complete: said(words.walletComplete),
    fail: words.walletClose,
    note: words.walletNote,
    failed: said(words.walletClosed),
  };
}

function show({ title, text, complete: yes, fail: no, note, failed }: Question, port: MessagePort): void {
  const card = document.createElement('main');
  card.ariaLabel = title;
  const complete = button(yes, 'primary', () => finish(port, 'complete'));
  const fail = () => finish(port, 'fail', failed);
  card.append(part('h1', title), part('p', text), complete, button(no, 'quiet', fail), part('p', note, 'note'));
  document.body.replaceChildren(card);
  const ready: FromChallenge = { is: 'ready' };
  port.postMessage(ready);
  complete.focus();
  addEventListener('keydown', event => {
    if (event.key === 'Escape') fail();
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
  show(questionOf(questionWordsFor(data.locale), data), port);
});
