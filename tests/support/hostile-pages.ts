/** Pages that were not made for our widgets: what each does to its content, as a style sheet. */
export const hostilePages: Readonly<Record<string, string>> = {
  'a reset of everything':
    '* { all: unset !important } head, script, style, link, meta, title { display: none !important } html, body, main, h1, p { display: block !important }',
  'loud rules for every element':
    '* { box-sizing: content-box; color: red; font: 30px/3 cursive; letter-spacing: 5px; word-spacing: 12px; text-transform: uppercase; text-align: right; white-space: nowrap }',
  'loud rules that insist':
    '* { color: red !important; font: 30px cursive !important; letter-spacing: 5px !important; text-transform: uppercase !important; text-indent: 40px !important }',
  'rules for tags and common class names':
    'button, input, select, label, p, ul, li, h1, h2, h3, dialog, article { all: unset; border: 9px solid lime !important; float: left; margin: 40px !important } .card, .button, .title, .root, .field { display: none !important }',
  'a root of 62.5 %': 'html { font-size: 62.5% }',
  'a root of 200 %': 'html { font-size: 200% } body { line-height: 3 }',
  // WCAG 2.2, 1.4.12. A page's own rules do not reach into a shadow tree; a reader's browser does, which the stories show.
  'the spacing that a reader has set':
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
  'a font that never comes':
    '@font-face { font-family: "Never there"; src: url("/never.woff2"); font-display: block } :root { --echelon-font-family: "Never there", sans-serif }',
};
