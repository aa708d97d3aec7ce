import { Button, useWords } from '@echelon/membership/ui';
import { DisciplineBars } from '../layout/discipline-bars.js';
import { PriceLine } from '../layout/price-line.js';
import { frontWords } from './front-words.js';

/** Beside the form: what there is to join, for who has come without an account. */
export function LoginBeside() {
  const { lead, joinFrom, join } = useWords(frontWords);
  return (
    <div className="arena half">
      <DisciplineBars />
      <div className="half-texts">
        <PriceLine text={joinFrom} />
        <p>{lead}</p>
        <p>
          <Button type="start" size="lg" href="/signup">
            {join}
          </Button>
        </p>
      </div>
    </div>
  );
}
