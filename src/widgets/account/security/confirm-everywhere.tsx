import { useEffect, useRef } from 'react';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';

/** Asks where the button stood before this place is signed out with all others. */
export function ConfirmEverywhere({
  loading,
  onConfirm,
  onStay,
}: {
  loading: boolean;
  onConfirm: () => void;
  onStay: () => void;
}) {
  const copy = useWords(words).sessions;
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div ref={question} tabIndex={-1} role="group" aria-label={copy.confirmTitle}>
      <Banner
        tone="warning"
        title={copy.confirmTitle}
        announced={false}
        actions={
          <>
            <Button type="warning" size="sm" loading={loading} onClick={onConfirm}>
              {copy.confirm}
            </Button>
            <Button type="ghost" size="sm" disabled={loading} onClick={onStay}>
              {copy.stay}
            </Button>
          </>
        }
      >
        {copy.confirmText}
      </Banner>
    </div>
  );
}
