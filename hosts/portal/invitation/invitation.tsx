import { useWords } from '@echelon/membership/ui';
import { useState } from 'react';
import { Page } from '../layout/page.js';
import { invitationWords } from './invitation-words.js';
import { Outcome } from './outcome.js';
import { Confirm, PasswordStage, SignInStage } from './stages.js';
import { useInvitation } from './use-invitation.js';

/** Joins the family that has invited an address, for whoever comes by the link in the mail. */
export function Invitation({ token }: { token: string }) {
  const { title } = useWords(invitationWords);
  const invitation = useInvitation(token);
  const { stage } = invitation;
  const [first] = useState(stage);
  const arrived = stage === first;
  return (
    <Page title={title} quietTitle width="form">
      {stage.is === 'password' && <PasswordStage token={token} arrived={arrived} invitation={invitation} />}
      {stage.is === 'signIn' && <SignInStage because={stage.because} invitation={invitation} />}
      {stage.is === 'confirm' && <Confirm arrived={arrived} invitation={invitation} />}
      {(stage.is === 'joining' || stage.is === 'joined' || stage.is === 'refused') && <Outcome stage={stage} invitation={invitation} />}
    </Page>
  );
}
