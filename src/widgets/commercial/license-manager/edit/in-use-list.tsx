import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Tooltip } from '../../../../ui/feedback/tooltip/tooltip.js';
import { CheckboxGroup } from '../../../../ui/forms/checkbox-group/checkbox-group.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { section } from '../../desk.css.js';
import { editWords } from './edit-copy.js';
import type { InUse, LicenseEditor } from './model.js';

/** More seats are taken than would be left: by whom, and the way to take theirs right here. */
export function InUseList({ editor, inUse }: { editor: LicenseEditor; inUse: InUse }) {
  const words = useWords(editWords);
  const copy = words.inUse;
  const { machines, tooMany, chosen, releasing, failure } = inUse;
  const missing = tooMany - chosen.length;
  return (
    <div className={section}>
      <div {...refusalMark}>
        <Banner tone="warning" title={copy.title(tooMany)}>
          {copy.consequence}
        </Banner>
      </div>
      <CheckboxGroup
        label={copy.legend}
        name="release"
        options={machines.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
        values={chosen}
        onChange={editor.choose}
      />
      {failure && <Banner>{failureText(failure, words)}</Banner>}
      <div>
        <Tooltip text={missing > 0 ? copy.more(missing) : undefined}>
          <Button
            type="warning"
            disabled={missing > 0}
            loading={releasing}
            onClick={() => void editor.releaseAndSave()}
          >
            {copy.release(Math.max(chosen.length, tooMany))}
          </Button>
        </Tooltip>
      </div>
    </div>
  );
}
