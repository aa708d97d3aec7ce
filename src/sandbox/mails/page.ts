import { escapeHtml as e } from './escape.js';
import type { ReadableMail } from './outbox.js';
import { plainMail } from './plain.js';

const style = `
:root{color-scheme:light dark;--ink:#111317;--paper:#fff;--canvas:#f0f0ec;--line:#e3e3df;--muted:#5b5f66}
@media (prefers-color-scheme:dark){:root{--ink:#f2f2ef;--paper:#1d2026;--canvas:#0e0f12;--line:#3a3e46;--muted:#a9adb5}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{display:grid;grid-template-columns:minmax(0,340px) minmax(0,1fr);gap:24px;max-width:1136px;margin:0 auto;padding:24px}
h1{margin:0 0 16px;font-size:22px;line-height:1.25}
ol{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
li a{display:block;padding:12px 8px;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a:hover{background:var(--paper)}
li a[aria-current]{background:var(--paper);box-shadow:inset 4px 0 #d7263d}
[dir=rtl] li a[aria-current]{box-shadow:inset -4px 0 #d7263d}
small{display:block;font-size:14px;color:var(--muted)}
nav.views{display:flex;gap:8px;margin-bottom:12px}
nav.views a{min-height:44px;padding:10px 16px;border:1px solid var(--line);border-radius:8px;color:inherit;text-decoration:none}
nav.views a[aria-current]{background:var(--ink);color:var(--paper);border-color:var(--ink)}
:focus-visible{outline:2px solid #2563eb;outline-offset:2px}
iframe{display:block;width:100%;height:80vh;min-height:600px;border:1px solid var(--line);border-radius:8px;background:var(--canvas)}
pre{margin:0;padding:24px;border:1px solid var(--line);border-radius:8px;background:var(--paper);white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,monospace}
pre a{color:inherit}
@media (max-width:760px){main{grid-template-columns:minmax(0,1fr);padding:16px}}
@media (forced-colors:active){[aria-current]{outline:2px solid Highlight;outline-offset:-2px}}`;

/** Addresses in a plain text, as links. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 ? `<a href="${e(part)}" target="_blank" rel="noopener">${e(part)}</a>` : e(part)))
    .join('');

const time = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');

function opened(shown: ReadableMail, view: 'html' | 'text'): string {
  const at = `?mail=${encodeURIComponent(shown.id)}`;
  const tab = (name: 'html' | 'text', label: string) =>
    `<a href="${at}&amp;view=${name}"${name === view ? ' aria-current="true"' : ''}>${label}</a>`;
  const content =
    view === 'text'
      ? `<pre lang="${e(shown.locale)}" dir="auto">${linked(plainMail(shown.mail))}</pre>`
      : `<iframe title="${e(shown.mail.subject)}" src="mails/${encodeURIComponent(shown.id)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return `<nav class="views" aria-label="View">${tab('html', 'As shown')}${tab('text', 'Plain text')}</nav>${content}`;
}

/** The sandbox's mailbox: every mail that it would have sent, and the one that is opened as its reader sees it. */
export function mailboxPage(
  mails: readonly ReadableMail[],
  { open, view }: { open?: string; view: 'html' | 'text' },
): string {
  const shown = mails.find(({ id }) => id === open) ?? mails[0];
  const items = mails.map(
    ({ id, recipient, sentAt, locale, mail }) =>
      `<li><a href="?mail=${encodeURIComponent(id)}&amp;view=${view}#mail"${id === shown?.id ? ' aria-current="true"' : ''}>` +
      `<span lang="${e(locale)}" dir="auto">${e(mail.subject)}</span>` +
      `<small>${e(recipient)} · ${time(sentAt)} UTC · ${e(locale)}</small></a></li>`,
  );
  return `<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mails · Echelon sandbox</title><style>${style}</style></head>
<body><main>
<section aria-labelledby="title"><h1 id="title">Mails</h1>${
    shown
      ? `<ol>${items.join('')}</ol>`
      : '<p>No mail has been sent yet. Ask for a new password, and it will be here.</p>'
  }</section>
<section id="mail" aria-label="Mail">${shown ? opened(shown, view) : ''}</section>
</main></body></html>`;
}
