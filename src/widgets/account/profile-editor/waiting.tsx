import { useWords } from '../../../ui/language/language.js';
import { Skeleton } from '../../../ui/skeleton/skeleton.js';
import { WaitingField, WaitingSection, WaitingSections } from '../../sections.js';
import { words } from './copy.js';
import { pair } from './view.css.js';

const Pair = () => (
  <div className={pair}>
    <WaitingField />
    <WaitingField />
  </div>
);

/** The same sections, before anything is known. */
export function Waiting() {
  const { loading } = useWords(words);
  return (
    <WaitingSections label={loading}>
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
