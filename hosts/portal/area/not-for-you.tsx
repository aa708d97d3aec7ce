import { lock } from '@echelon/membership/icons';
import { Button, EmptyState, useWords } from '@echelon/membership/ui';
import { PageHeading } from '../layout/page-heading.js';
import { herePath, signedOutThen } from '../return-path.js';
import type { WorkArea } from '../workplace/work-areas.js';
import { notForYouWords } from './not-for-you-words.js';

interface NotForYouProps {
  /** Whose page it is. */
  area: WorkArea;
  /** No page of that area is theirs. */
  isOutside: boolean;
  /** Where what is theirs begins. */
  awayPath: string;
}

/** In place of a page of another role: for whom it is, the way to one's own, and to signing in as somebody else. Nothing is asked for it. */
export function NotForYou({ area, isOutside, awayPath }: NotForYouProps) {
  const words = useWords(notForYouWords);
  const title = isOutside ? words.outside.title[area] : words.title;
  return (
    <div className="not-yours">
      <PageHeading title={title} quiet />
      <EmptyState
        icon={lock}
        title={title}
        action={
          <div className="not-yours-ways">
            <Button href={awayPath}>{words.home}</Button>
            <Button type="ghost" href={signedOutThen(herePath())}>
              {words.other}
            </Button>
          </div>
        }
      >
        {isOutside ? words.outside.text : words.text[area]}
      </EmptyState>
    </div>
  );
}
