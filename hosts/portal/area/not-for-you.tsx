import { lock } from '@echelon/membership/icons';
import { Button, EmptyState } from '@echelon/membership/ui';
import { PageHeading } from '../layout/page-heading.js';
import { herePath, signedOutThen } from '../return-path.js';

export interface NotForYouProps {
  words: {
    title: string;
    text: string;
    /** For somebody of whom no page of the area is. */
    outside: { title: string; text: string };
    home: string;
    other: string;
  };
  isOutside: boolean;
  /** Where what is theirs begins. */
  awayPath: string;
}

/** In place of a page of another role: for whom it is, the way to one's own, and to signing in as somebody else. Nothing is asked for it. */
export function NotForYou({ words, isOutside, awayPath }: NotForYouProps) {
  const { title, text } = isOutside ? words.outside : words;
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
        {text}
      </EmptyState>
    </div>
  );
}
