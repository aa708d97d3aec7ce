import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import type { LicenseShown } from './model.js';
import { seatsWords } from './seats-copy.js';

/** What happened last, and what is wrong with the license. */
export function Remarks({ shown: { license, note } }: { shown: LicenseShown }) {
  const copy = useWords(seatsWords);
  switch (note?.is) {
    case 'refused':
      return <Banner>{failureText(note, copy)}</Banner>;
    case 'changedBy':
      return <Banner tone="warning">{note.name === null ? copy.changed : copy.changedBy(note.name)}</Banner>;
    case 'saved':
    case 'suspended':
    case 'resumed':
      return <Banner tone="success">{copy.notes[note.is]}</Banner>;
    case undefined:
      return license.status === 'expired' || license.status === 'suspended' ? (
        <Banner tone="warning" announced={false}>
          {copy[license.status]}
        </Banner>
      ) : null;
    default:
      return note satisfies never;
  }
}
