import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { WaitingField, WaitingSection, WaitingSections } from '../../layout/sections.js';

/** The same sections, before anything is known. */
export function Waiting({ label }: { label: string }) {
  return (
    <WaitingSections label={label}>
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
