import { Link } from '@echelon/membership/ui';
import { Section } from '../layout/section.js';
import { Page } from '../layout/page.js';

/** The way out of the troubles that this site can have. */
export function HelpPage() {
  return (
    <Page title="Help Center" width="text">
      <Section title="I cannot sign in">
        <p>Choose "Forgot your password?" on the <Link href="/login">sign-in page</Link>: a link to set a new one comes by e-mail. If nothing arrives, look among unwanted mail, and make sure it is the address you joined with.</p>
      </Section>
      <Section title="The card fields do not appear">
        <p>They come from the payment provider. Ad blockers and privacy software sometimes stop them, and so does a lost connection. Allow the provider for this page, then press "Retry".</p>
      </Section>
      <Section title="My card was declined">
        <p>Your bank has said no, and only the bank knows why. Try another card; what you have entered stays where it is, and nothing has been charged.</p>
      </Section>
      <Section title="I was signed out">
        <p>A session lasts three days without a visit. It also ends on every device when you change your password.</p>
      </Section>
      <Section title="Talk to us">
        <p>Customer service can see your plan, your payments and your codes, never your password or your card number. Have the e-mail address of your account at hand, and the serial number when it is about equipment.</p>
      </Section>
    </Page>
  );
}
