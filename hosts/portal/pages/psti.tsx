import { useWords } from '@echelon/membership/ui';
import { LinkedText } from '../layout/linked-text.js';
import { Section } from '../layout/section.js';
import { Page } from '../layout/page.js';
import { pstiWords } from './psti-words.js';
import './text.css';

/** What the United Kingdom's product security law asks of connected products, and where its statements are. */
export function PstiPage() {
  const { title, lead, passwords, reporting, updates } = useWords(pstiWords);
  return (
    <Page title={title} width="text">
      <p className="lead">{lead}</p>
      <Section title={passwords.title}>
        <p>{passwords.text}</p>
      </Section>
      <Section title={reporting.title}>
        <p>
          <LinkedText text={reporting.text} href="/help" />
        </p>
      </Section>
      <Section title={updates.title}>
        <p>{updates.text}</p>
      </Section>
    </Page>
  );
}
