import { useEffect, useRef, useState } from 'react';
import { formatList } from '../../../core/lists.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { muted } from '../../layout/sections.css.js';
import { words } from './copy.js';
import type { Shown } from './row.js';
import { resettable } from './settings.js';
import { end } from './view.css.js';

/** Everything back to its default, once it was said what that is. */
export function ResetAll({ model, screen }: Shown) {
  const { resetAll: copy, labels } = useWords(words);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const keys = resettable(screen);
  const isOpen = isAsking && keys.length > 0;
  const before = useRef(isOpen);
  useEffect(() => {
    // What was pressed is gone: the question takes the focus, and gives it back.
    if (before.current !== isOpen) box.current?.focus();
    before.current = isOpen;
  }, [isOpen]);
  const confirm = () => {
    setAsking(false);
    model.resetAll();
  };
  return (
    <div ref={box} className={end} tabIndex={-1}>
      {isOpen && (
        <Banner
          tone="warning"
          title={copy.title(keys.length)}
          actions={
            <>
              <Button type="warning" size="sm" onClick={confirm}>
                {copy.confirm(keys.length)}
              </Button>
              <Button type="ghost" size="sm" onClick={() => setAsking(false)}>
                {copy.keep}
              </Button>
            </>
          }
        >
          {copy.text(
            formatList(
              keys.map(key => labels[key]),
              locale,
            ),
          )}
        </Banner>
      )}
      {!isOpen && keys.length > 0 && (
        <Button type="secondary" onClick={() => setAsking(true)}>
          {copy.button}
        </Button>
      )}
      {keys.length === 0 && <p className={muted}>{copy.none}</p>}
    </div>
  );
}
