import type { Mail } from './mail.js';

/** A mail for readers of plain text. */
export function plainMail({
  subject,
  greeting,
  paragraphs,
  figure,
  lines,
  button,
  closing,
  help,
  reason,
}: Mail): string {
  return [
    subject,
    greeting,
    ...paragraphs,
    [...(figure ? [{ term: figure.label, value: figure.value }] : []), ...lines]
      .map(({ term, value }) => `${term}: ${value}`)
      .join('\n'),
    button && `${button.label}:\n${button.href}`,
    closing,
    `-- \n${help.label}: ${help.href}\n${reason}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
