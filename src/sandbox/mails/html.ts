import { escapeHtml as e } from './escape.js';
import type { Mail } from './mail.js';

const INK = '#111317';
const RED = '#D7263D';
const CANVAS = '#F0F0EC';
const LINE = '#E3E3DF';
const MUTED = '#5B5F66';
const SANS = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY = "font-family:'Avenir Next Condensed',Bahnschrift,'Roboto Condensed','Arial Narrow',Arial,sans-serif";

/** Only what mail clients cannot be told inline; those that leave it out show the light mail at its full width. */
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-underline-offset:2px}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
.canvas{background:#0E0F12!important}.paper{background:#1D2026!important}
.text{color:#F2F2EF!important}.muted{color:#A9ADB5!important}.line{border-color:#3A3E46!important}
.ink{background:#F2F2EF!important}.ink a{color:#111317!important}
}`;

/** A table that only lays out. */
const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/** One of the mark's three bars, so far from the start. */
const bar = (indent: number): string =>
  `<tr>${indent ? `<td width="${indent}" style="width:${indent}px;font-size:0;line-height:0">&nbsp;</td>` : ''}` +
  `<td width="14" height="5" bgcolor="${RED}" style="width:14px;height:5px;font-size:0;line-height:0">&nbsp;</td></tr>`;

const mark = [8, 4, 0].map(indent => table('style="margin-bottom:3px"', bar(indent))).join('');

const header = table(
  '',
  `<tr><td width="34" style="width:34px;vertical-align:middle;padding-top:3px" aria-hidden="true">${mark}</td>` +
    `<td style="${SANS};font-size:20px;line-height:24px;font-weight:700;color:#FFFFFF;vertical-align:middle">Echelon</td></tr>`,
);

const paragraph = (text: string): string =>
  `<p class="text" style="margin:0 0 16px;${SANS};font-size:16px;line-height:24px;color:${INK}">${e(text)}</p>`;

const figureOf = ({ label, value }: NonNullable<Mail['figure']>): string =>
  `<p class="muted" style="margin:8px 0 0;${SANS};font-size:14px;line-height:20px;color:${MUTED}">${e(label)}</p>` +
  `<p class="text" style="margin:0 0 20px;${DISPLAY};font-size:44px;line-height:48px;font-weight:700;color:${INK};word-break:break-word">${e(value)}</p>`;

const linesOf = (lines: Mail['lines']): string =>
  lines.length === 0
    ? ''
    : `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="width:100%;margin:0 0 24px;border-collapse:collapse">${lines
        .map(
          ({ term, value }) =>
            `<tr><th scope="row" class="muted line" style="text-align:start;font-weight:400;padding:10px 0;border-top:1px solid ${LINE};${SANS};font-size:14px;line-height:20px;color:${MUTED}">${e(term)}</th>` +
            `<td class="text line" style="text-align:end;padding:10px 0;border-top:1px solid ${LINE};${SANS};font-size:14px;line-height:20px;font-weight:600;color:${INK};word-break:break-word">${e(value)}</td></tr>`,
        )
        .join('')}</table>`;

const buttonOf = ({ label, href, joins }: NonNullable<Mail['button']>): string =>
  table(
    'style="margin:8px 0 24px"',
    `<tr><td bgcolor="${joins ? RED : INK}" class="${joins ? 'red' : 'ink'}" style="border-radius:8px">` +
      `<a href="${e(href)}" style="display:inline-block;padding:14px 24px;${SANS};font-size:16px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none">${e(label)}</a></td></tr>`,
  );

/** A mail as HTML that mail clients show: one column of at most 600 px, and nothing that is fetched. */
export function htmlMail(mail: Mail, { locale, dir = 'ltr' }: { locale: string; dir?: 'ltr' | 'rtl' }): string {
  const { subject, greeting, paragraphs, figure, lines, button, closing, help, reason } = mail;
  const body =
    `<h1 class="text" style="margin:0 0 20px;${SANS};font-size:24px;line-height:30px;font-weight:700;color:${INK}">${e(subject)}</h1>` +
    (greeting && paragraph(greeting)) +
    (figure ? figureOf(figure) : '') +
    paragraphs.map(paragraph).join('') +
    linesOf(lines) +
    (button ? buttonOf(button) : '') +
    paragraph(closing);
  const small = `margin:0 0 8px;${SANS};font-size:13px;line-height:20px;color:${MUTED}`;
  return `<!doctype html>
<html lang="${e(locale)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${e(subject)}</title>
<base target="_blank">
<style>${style}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:${CANVAS}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${e(paragraphs[0] ?? '')}</div>
${table(
  `width="100%" class="canvas" style="width:100%;background:${CANVAS}" dir="${dir}"`,
  `<tr><td align="center" style="padding:24px 0">${table(
    'width="600" style="width:100%;max-width:600px;text-align:start"',
    `<tr><td class="pad" bgcolor="${INK}" style="background:${INK};padding:20px 32px">${header}</td></tr>` +
      `<tr><td class="paper pad" bgcolor="#FFFFFF" style="background:#FFFFFF;padding:32px 32px 16px">${body}</td></tr>` +
      `<tr><td class="pad" style="padding:20px 32px"><p class="muted" style="${small}"><a class="muted" href="${e(help.href)}" style="color:${MUTED}">${e(help.label)}</a></p>` +
      `<p class="muted" style="${small}">${e(reason)}</p></td></tr>`,
  )}</td></tr>`,
)}
</body>
</html>`;
}
