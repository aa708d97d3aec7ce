import { useWords } from '@echelon/membership/ui';
import { LinkedText } from '../layout/linked-text.js';
import { Page } from '../layout/page.js';
import { faqWords } from './faq-words.js';
import './text.css';

/** Short answers to what visitors ask before they join. */
export function FaqPage() {
  const { title, questions, more } = useWords(faqWords);
  return (
    <Page title={title} width="text">
      <div className="questions">
        {Object.entries(questions).map(([name, { asked, answer }]) => (
          <details key={name} className="question">
            <summary>{asked}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <p className="lead">
        <LinkedText text={more} href="/help" />
      </p>
    </Page>
  );
}
