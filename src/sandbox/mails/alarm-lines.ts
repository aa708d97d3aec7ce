import * as v from 'valibot';
import { alarmKind } from '../../core/contract/schemas/commercial/alarms.js';
import { isolated } from './facts.js';
import type { Mail } from './mail.js';
import type { MailTexts } from './texts/texts.js';

const told = v.array(
  v.object({
    kind: alarmKind,
    location: v.string(),
    equipment: v.nullable(v.string()),
    detail: v.nullable(v.string()),
  }),
);

/** What is wrong, and where: a line for each alarm that a mail names. */
export function alarmLines(payload: Readonly<Record<string, unknown>>, { alarms: say }: MailTexts): Mail['lines'] {
  const named = v.safeParse(told, payload['alarms']);
  if (!named.success) return [];
  return named.output.map(({ kind, location, equipment, detail }) => ({
    term: say[kind](isolated(detail)),
    value: [equipment, location].flatMap(name => isolated(name) || []).join(', '),
  }));
}
