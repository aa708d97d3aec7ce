import { expect, it } from 'vitest';
import { memberPages } from '../../../hosts/portal/area/member-pages.js';
import { commercialPages } from '../../../hosts/portal/commercial/commercial-pages.js';
import { routes } from '../../../hosts/portal/routes.js';
import { staffPages } from '../../../hosts/portal/staff/staff-pages.js';
import { composeMail, mailKinds } from '../../../src/sandbox/mails/compose.js';
import { PORTAL, sent } from './samples.js';

/** Every page that somebody can be led to; what an area lists is a page, and an area’s own pattern is none. */
const paths = new Set([
  ...[...memberPages, ...commercialPages, ...staffPages].map(({ path }) => path),
  ...routes.map(({ path }) => path).filter(path => !path.includes('*')),
]);

it.each(mailKinds)('who presses the button of the mail %s comes to a page', kind => {
  const { mail } = composeMail(sent(kind), { locale: 'en-US', portalUrl: PORTAL });
  const { origin, pathname } = new URL(mail.button?.href ?? '');
  expect(origin).toBe(PORTAL);
  expect([...paths]).toContain(pathname);
});

it('who is told of alarms comes to all of theirs', () => {
  const { mail } = composeMail(sent('alarmDigest'), { locale: 'en-US', portalUrl: PORTAL });
  expect(mail.button?.href).toBe(`${PORTAL}/commercial/locations?view=alerts`);
});
