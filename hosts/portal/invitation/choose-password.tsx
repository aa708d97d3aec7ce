import { resetPassword, session } from '@echelon/membership/core';
import { Banner, Button, Form, PasswordField, usePasswordPolicy, useWords } from '@echelon/membership/ui';
import { useState } from 'react';
import { invitationWords } from './invitation-words.js';
import { refusalOf, type Refusal } from './refusal.js';

export interface ChoosePasswordProps {
  token: string;
  onSet: () => void;
  /** The invited address has an account. */
  onAccountFound: () => void;
}

/** A password is all it takes for an invited address without an account. It is kept nowhere. */
export function ChoosePassword({ token, onSet, onAccountFound }: ChoosePasswordProps) {
  const { password: words, refusals } = useWords(invitationWords);
  const [password, setPassword] = useState('');
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ why: Refusal }>();
  const requirements = usePasswordPolicy(password);
  const send = async () => {
    if (sending) return;
    if (/\s/.test(password) || !requirements.every(({ passed }) => passed)) return setRefused({ why: 'invalid' });
    setSending(true);
    const answer = await session().request(resetPassword, { token, password });
    setSending(false);
    if (answer.ok) return onSet();
    if (answer.failure.debug?.['reason'] === 'accountExists') return onAccountFound();
    setRefused({ why: refusalOf(answer.failure) });
  };
  const invalid = refused?.why === 'invalid';
  return (
    <Form label={words.title} className="told" refusal={refused} onSubmit={() => void send()}>
      {refused && !invalid && <div data-refusal tabIndex={-1}><Banner>{refusals[refused.why]}</Banner></div>}
      <PasswordField
        label={words.label} name="newPassword" autoComplete="new-password" required requirements={requirements} showInvalidIfEmpty={invalid}
        helper={invalid ? undefined : words.helper} error={invalid ? refusals.invalid : undefined}
        value={password}
        onChange={typed => {
          setPassword(typed);
          if (invalid) setRefused(undefined);
        }}
      />
      <Button submit size="lg" full loading={sending}>{words.submit}</Button>
    </Form>
  );
}
