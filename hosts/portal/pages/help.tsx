import { Accordion, useWords } from '@echelon/membership/ui';
import { LinkedText } from '../layout/linked-text.js';
import { Section } from '../layout/section.js';
import { Page } from '../layout/page.js';
import { ContactWays } from './contact.js';
import { helpWords } from './help-words.js';
import './text.css';

/** Somebody to talk to, and the way out of the troubles that this site can have. */
export function HelpPage() {
  const { title, signIn, fields, declined, signedOut, contact } = useWords(helpWords);
  return (
    <Page title={title} width="text">
      <Section title={contact.title} id="contact">
        <p>{contact.text}</p>
        <ContactWays />
      </Section>
      <Accordion
        headingLevel={2}
        sections={[
          { id: 'signIn', title: signIn.title, content: <LinkedText text={signIn.text} href="/login" /> },
          { id: 'fields', title: fields.title, content: fields.text },
          { id: 'declined', title: declined.title, content: declined.text },
          { id: 'signedOut', title: signedOut.title, content: signedOut.text },
        ]}
      />
    </Page>
  );
}
