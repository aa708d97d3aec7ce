import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { useWords } from '../../../ui/language/language.js';
import { cannotJoinWords } from './cannot-join-copy.js';
import type { CannotJoin } from './model.js';

export interface CannotJoinProps {
  screen: CannotJoin;
  onLeave: () => void;
}

/** Why somebody has nothing to sign up for: few come here signed in. */
export function View({ screen, onLeave }: CannotJoinProps) {
  const copy = useWords(cannotJoinWords);
  const isMember = screen.is === 'member';
  return (
    <Banner
      tone="info"
      title={isMember && copy.member.title}
      actions={<Button onClick={onLeave}>{copy.toAccount}</Button>}
    >
      {isMember ? copy.member.text(screen.account.subscription?.plan.name ?? '') : copy.child}
    </Banner>
  );
}
