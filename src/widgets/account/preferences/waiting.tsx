import { useWords } from '../../../ui/language/language.js';
import { Skeleton } from '../../../ui/skeleton/skeleton.js';
import { WaitingField, WaitingSection, WaitingSections } from '../../sections.js';
import { words } from './copy.js';

/** The same sections, before anything is known. */
export function Waiting() {
  const { loading } = useWords(words);
  return (
    <WaitingSections label={loading}>
      <WaitingSection>
        <WaitingField />
        <WaitingField />
        <WaitingField />
      </WaitingSection>
      <WaitingSection>
        <Skeleton width="full" />
        <Skeleton width="full" />
      </WaitingSection>
      <WaitingSection>
        <Skeleton width="full" />
        <Skeleton width="full" />
        <Skeleton width="full" />
      </WaitingSection>
    </WaitingSections>
  );
}
