import type { ReactNode } from 'react';
import { formatInstant } from '../../../../core/instants.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { words } from '../copy.js';
import { changes as changesClass } from './drawer.css.js';
import { historyWords } from './history-copy.js';
import { machineWords } from './machine-copy.js';
import type { Refused } from '../machine.js';
import type { Beside } from '../beside.js';
import { reasonWords } from '../reason-copy.js';
import { sayChanges } from '../say-fact.js';

interface RefusalProps {
  refused: Refused;
  places: readonly { id: string; name: string }[];
  beside: Beside;
  /** Leads to the machines that have the seats. */
  onSeated?: (() => void) | undefined;
}

/** Why something was not done, and the way out: who was faster and with what, or where the seats are. */
export function Refusal({ refused, places, beside, onSeated }: RefusalProps) {
  const copy = useWords(machineWords);
  const reasons = useWords(reasonWords);
  const { faster, code } = refused;
  if (code === 'versionConflict' && faster)
    return (
      <Conflict faster={faster} places={places} beside={beside}>
        {copy.fasterAgain}
      </Conflict>
    );
  return (
    <Banner
      title={code === 'seatLimitReached' ? copy.limitTitle : undefined}
      actions={
        code === 'seatLimitReached' &&
        onSeated && (
          <Button type="secondary" size="sm" onClick={onSeated}>
            {copy.seated}
          </Button>
        )
      }
    >
      {failureText(refused, reasons)}
    </Banner>
  );
}

function Conflict({
  faster: { by, at, changes },
  places,
  beside,
  children,
}: Pick<RefusalProps, 'places' | 'beside'> & { faster: NonNullable<Refused['faster']>; children: ReactNode }) {
  const copy = useWords(machineWords);
  const list = useWords(words);
  const history = useWords(historyWords);
  const locale = useLocale();
  const said = sayChanges(changes, list, history, { places, beside });
  return (
    <Banner tone="warning" title={copy.fasterTitle}>
      <p>{by !== null && at !== null ? copy.faster(by, formatInstant(at, locale)) : copy.fasterSomeone}</p>
      {said.length > 0 && (
        <ul className={changesClass}>
          {said.map(({ field, before, after }) => (
            <li key={field}>{copy.changed(field, before ?? copy.none, after ?? copy.none)}</li>
          ))}
        </ul>
      )}
      <p>{children}</p>
    </Banner>
  );
}
