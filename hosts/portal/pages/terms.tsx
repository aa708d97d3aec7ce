import { useLocale, useWords } from '@echelon/membership/ui';
import { termsUrl } from '../config.js';
import { LinkedText } from '../layout/linked-text.js';
import { Page } from '../layout/page.js';
import { termsWords } from './terms-words.js';
import './text.css';

/** The terms, as the file that the terms dialog shows too. */
export function TermsPage() {
  const { title, lead, document } = useWords(termsWords);
  const src = `${termsUrl}?lang=${useLocale()}`;
  return (
    <Page title={title} width="text">
      <p className="lead">
        <LinkedText text={lead} href={src} target="_blank" />
      </p>
      {/* The file's own policy forbids it any script. What reads pages for people, and for tests, has to get in. */}
      <iframe
        className="terms"
        title={document}
        src={src}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      />
    </Page>
  );
}
