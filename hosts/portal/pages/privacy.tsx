import { Link } from '@echelon/membership/ui';
import { Section } from '../layout/section.js';
import { Page } from '../layout/page.js';

/** What this site keeps, where, and for how long. */
export function PrivacyPage() {
  return (
    <Page title="Privacy" width="text">
      <p className="lead">What this site keeps about you, where it keeps it, and how you get rid of it.</p>
      <Section title="On your device">
        <ul>
          <li>When you sign in, two cookies and two entries of browser storage hold your session and your user id. The cookies end after three days; signing out removes all four at once.</li>
          <li>While you sign up, browser storage holds what you have chosen so far, the link you came by, your name and your e-mail address, so that a reload loses nothing. Never your password or your card.</li>
          <li>There are no advertising cookies and nothing here follows you to other sites.</li>
        </ul>
      </Section>
      <Section title="With us">
        <ul>
          <li>Your name, e-mail address, country and phone number; your password only in a form that cannot be turned back.</li>
          <li>Your membership: plan, dates, payments and the changes you have made.</li>
          <li>When you agreed to the terms, and which partner or campaign brought you here.</li>
        </ul>
      </Section>
      <Section title="With the payment provider">
        <p>You type your card into fields that belong to the payment provider. We get the brand, the last four digits and the month it expires, and nothing else of it.</p>
      </Section>
      <Section title="Leaving">
        <p><Link href="/logout">Sign out</Link> to clear this device. To have your account deleted, see the <Link href="/help">Help Center</Link>.</p>
      </Section>
    </Page>
  );
}
