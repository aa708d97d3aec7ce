import { Banner } from '../ui/banner/banner.js';
import { Button } from '../ui/button/button.js';
import { useWords } from '../ui/language/language.js';
import { frameWords } from './copy.js';

/** In the place of what broke or did not come, with the way to try again. */
export function Failure({ is, onRetry }: { is: 'broken' | 'notLoaded'; onRetry: () => void }) {
  const copy = useWords(frameWords);
  return (
    <div part="failure">
      <Banner
        title={copy[is]}
        actions={
          <Button type="secondary" size="sm" onClick={onRetry}>
            {copy.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
