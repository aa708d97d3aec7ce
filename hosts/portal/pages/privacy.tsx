import { useWords } from '@echelon/membership/ui';
import { LinkedText } from '../layout/linked-text.js';
import { Section } from '../layout/section.js';
import { Page } from '../layout/page.js';
import { privacyWords } from './privacy-words.js';
import './text.css';

/** What this site keeps, where, and for how long. */
export function PrivacyPage() {
  const { title, lead, device, us, provider, leaving } = useWords(privacyWords);
  return (
    <Page title={title} width="text">
      <p className="lead">{lead}</p>
      {[device, us].map(({ title: place, kept }, index) => (
        <Section key={index} title={place}>
          <ul>
            {Object.entries(kept).map(([name, what]) => (
              <li key={name}>{what}</li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title={provider.title}>
        <p>{provider.text}</p>
      </Section>
      <Section title={leaving.title}>
        <p>
          <LinkedText text={leaving.signOut} href="/logout" /> <LinkedText text={leaving.deletion} href="/help" />
        </p>
      </Section>
    </Page>
  );
}
