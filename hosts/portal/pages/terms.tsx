import { Link } from '@echelon/membership/ui';
import { termsUrl } from '../config.js';
import { Page } from '../layout/page.js';

/** The terms, as the file that the terms dialog shows too. */
export function TermsPage() {
  return (
    <Page title="Terms & Conditions" width="text">
      <p className="lead">These are the terms that you agree to when you join. You can also <Link href={termsUrl} target="_blank">open them on a page of their own</Link> to print or to keep.</p>
      {/* The file's own policy forbids it any script. What reads pages for people, and for tests, has to get in. */}
      <iframe className="terms" title="Echelon Terms and Conditions" src={termsUrl} sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" />
    </Page>
  );
}
