import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { WaitingField, WaitingSection, WaitingSections } from '../../layout/sections.js';
import { pair } from './view.css.js';

const Pair = () => (
  <div className={pair}>
    <WaitingField />
    <WaitingField />
  </div>
);

/** The same sections, before anything is known. */
export function Waiting({ label }: { label: string }) {
  return (
    <WaitingSections label={label}>
      <WaitingSection>
        <Skeleton shape="block" width="short" />
        <Pair />
        <WaitingField />
      </WaitingSection>
      <WaitingSection>
        <WaitingField />
        <WaitingField />
      </WaitingSection>
      <WaitingSection>
        <WaitingField />
        <WaitingField />
        <Pair />
      </WaitingSection>
    </WaitingSections>
  );
}
