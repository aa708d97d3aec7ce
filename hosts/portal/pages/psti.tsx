import { Link } from '@echelon/membership/ui';
import { Section } from '../layout/section.js';
import { Page } from '../layout/page.js';

/** What the United Kingdom's product security law asks of connected products, and where its statements are. */
export function PstiPage() {
  return (
    <Page title="PSTI Compliance" width="text">
      <p className="lead">The United Kingdom's Product Security and Telecommunications Infrastructure Act 2022 sets three duties for products that connect to a network. This is how they concern your membership.</p>
      <Section title="Passwords">
        <p>No account has a password until its owner chooses one: 8 to 32 characters with at least one letter, one number and one symbol. There is no default or shared password.</p>
      </Section>
      <Section title="Reporting a weakness">
        <p>If you have found a way around the security of this site or of connected equipment, tell us through the <Link href="/help">Help Center</Link>. Say what you saw and how to see it again, and keep it to yourself until it is mended.</p>
      </Section>
      <Section title="Security updates">
        <p>How long a model receives security updates is written in the statement of compliance that came with it. The model and serial number are on the label of the frame.</p>
      </Section>
    </Page>
  );
}
