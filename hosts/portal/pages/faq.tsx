import { Accordion, useWords } from '@echelon/membership/ui';
import { LinkedText } from '../layout/linked-text.js';
import { Page } from '../layout/page.js';
import { faqWords } from './faq-words.js';
import './text.css';

/** Short answers to what visitors ask before they join. */
export function FaqPage() {
  const { title, questions, more } = useWords(faqWords);
  return (
    <Page title={title} width="text">
      <Accordion
        headingLevel={2}
        sections={Object.entries(questions).map(([id, { asked, answer }]) => ({ id, title: asked, content: answer }))}
      />
      <p className="lead">
        <LinkedText text={more} href="/help" />
      </p>
    </Page>
  );
}
