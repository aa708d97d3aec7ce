import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { StrengthSessionModel } from './model.js';
import { useSetTexts } from './use-set-texts.js';

/** What another device said otherwise, once: what counts, and the way to let the other count. */
export function Conflicts({ model }: { model: StrengthSessionModel }) {
  const copy = useWords(words);
  const conflicts = useStore(model.$conflicts);
  const { session } = useStore(model.$kept);
  const { textOf } = useSetTexts(session?.units ?? 'metric');
  return conflicts.map(conflict => {
    const { setId, name, kept, other, isTheirs } = conflict;
    const [counts, instead] = [textOf(kept, conflict), textOf(other, conflict)];
    return (
      <Banner
        key={setId}
        tone="warning"
        title={copy.other(isTheirs ? counts : instead, name)}
        actions={
          <>
            <Button type="secondary" onClick={() => model.takeOther(conflict)}>
              {copy.use(instead)}
            </Button>
            <Button type="ghost" onClick={() => model.closeConflict(conflict)}>
              {copy.keep}
            </Button>
          </>
        }
      >
        {isTheirs ? copy.weTook(instead) : copy.weKept(counts)}
      </Banner>
    );
  });
}
