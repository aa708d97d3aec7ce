import { useWords } from '@echelon/membership/ui';
import { LinkedText } from '../layout/linked-text.js';
import { Section } from '../layout/section.js';
import { Page } from '../layout/page.js';
import { ContactWays } from './contact.js';
import { helpWords } from './help-words.js';
import './text.css';

/** The way out of the troubles that this site can have. */
export function HelpPage() {
  const { title, signIn, fields, declined, signedOut, contact } = useWords(helpWords);
  return (
    <Page title={title} width="text">
      <Section title={signIn.title}>
        <p>
          <LinkedText text={signIn.text} href="/login" />
        </p>
      </Section>
      <Section title={fields.title}>
        <p>{fields.text}</p>
      </Section>
      <Section title={declined.title}>
        <p>{declined.text}</p>
      </Section>
      <Section title={signedOut.title}>
        <p>{signedOut.text}</p>
      </Section>
      <Section title={contact.title} id="contact">
        <p>{contact.text}</p>
        <ContactWays />
      </Section>
    </Page>
  );
}
