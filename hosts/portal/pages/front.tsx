import { Button, useWords } from '@echelon/membership/ui';
import { DisciplineBars } from '../layout/discipline-bars.js';
import { PageHeading } from '../layout/page-heading.js';
import { PriceLine } from '../layout/price-line.js';
import { frontWords } from './front-words.js';
import './front.css';

/** The portal's home for who is not signed in: what this is, what it costs, and the two ways on. */
export function FrontPage() {
  const { title, lead, from, cancel, join, signIn } = useWords(frontWords);
  return (
    <main className="main arena front" id="main" tabIndex={-1}>
      <div className="front-texts">
        <PageHeading title={title} />
        <p className="front-lead">{lead}</p>
        <PriceLine text={from}>{cancel}</PriceLine>
        <p className="front-ways">
          <Button type="start" size="lg" href="/signup">
            {join}
          </Button>
          <Button type="secondary" size="lg" href="/login">
            {signIn}
          </Button>
        </p>
      </div>
      <DisciplineBars />
    </main>
  );
}
