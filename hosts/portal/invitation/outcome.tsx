import { Banner, Button, Spinner, useWords } from '@echelon/membership/ui';
import { named } from '../area/named.js';
import { useSession } from '../use-session.js';
import { invitationWords } from './invitation-words.js';
import { isFinal } from './refusal.js';
import { StageTitle } from './stage-title.js';
import type { Stage, useInvitation } from './use-invitation.js';

export interface OutcomeProps {
  stage: Extract<Stage, { is: 'joining' | 'joined' | 'refused' }>;
  invitation: ReturnType<typeof useInvitation>;
}

/** Whether somebody belongs to the family now; while that is asked, too. */
export function Outcome({ stage, invitation }: OutcomeProps) {
  const { joining, joined, refused, refusals } = useWords(invitationWords);
  const { jwt } = useSession();
  if (stage.is === 'joining') return <><StageTitle>{joining}</StageTitle><Spinner label={joining} /></>;
  if (stage.is === 'joined') {
    const { parentName } = stage;
    return (
      <>
        <StageTitle>{joined.title}</StageTitle>
        <Banner tone="success" announced={false}>{parentName ? named(joined.text, parentName) : joined.textUnnamed}</Banner>
        <Button size="lg" full href="/">{joined.on}</Button>
      </>
    );
  }
  return (
    <>
      <StageTitle>{refused.title}</StageTitle>
      <Banner>{refusals[stage.why]}</Banner>
      {!isFinal(stage.why) && <Button size="lg" full onClick={() => void invitation.join()}>{refused.again}</Button>}
      <Button type={isFinal(stage.why) ? 'primary' : 'ghost'} size="lg" full href="/">{jwt ? refused.home : refused.signIn}</Button>
    </>
  );
}
