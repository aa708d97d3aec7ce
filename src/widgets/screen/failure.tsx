import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '../../ui/feedback/banner/banner.js';
import { Button } from '../../ui/actions/button/button.js';
import { useWords } from '../../ui/language/language.js';
import { frameWords } from '../copy.js';

export interface TryAgainProps extends BannerProps {
  onRetry: () => void;
  /** In place of 'Try again'. */
  label?: ReactNode;
}

/** What did not work, and the press that tries it again; `actions` are what can be done beside that. */
export function TryAgain({ onRetry, label, actions, ...banner }: TryAgainProps) {
  const copy = useWords(frameWords);
  return (
    <Banner
      {...banner}
      actions={
        <>
          <Button type="secondary" size="sm" onClick={onRetry}>
            {label || copy.tryAgain}
          </Button>
          {actions}
        </>
      }
    />
  );
}

/** In the place of what broke or did not come, with the way to try again. */
export function Failure({ is, onRetry }: { is: 'broken' | 'notLoaded'; onRetry: () => void }) {
  const copy = useWords(frameWords);
  return (
    <div part="failure">
      <TryAgain title={copy[is]} onRetry={onRetry} />
    </div>
  );
}
