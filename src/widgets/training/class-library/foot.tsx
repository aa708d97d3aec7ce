import { formatNumber } from '../../../core/numbers.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';
import { foot } from './view.css.js';

interface FootProps {
  shown: number;
  total: number;
  waiting: boolean;
  onMore: () => void;
}

/** How many there are, and the way to more. */
export function Foot({ shown, total, waiting, onMore }: FootProps) {
  const copy = useWords(words);
  const locale = useLocale();
  return (
    <div className={foot}>
      {shown < total && (
        <Button type="secondary" loading={waiting} onClick={onMore}>
          {copy.more}
        </Button>
      )}
      <span role="status">{copy.shown(formatNumber(shown, locale), formatNumber(total, locale))}</span>
    </div>
  );
}
