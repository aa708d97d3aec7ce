import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Spinner } from '../../../../ui/feedback/spinner/spinner.js';
import { useWords } from '../../../../ui/language/language.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import { oneTimeWords } from './copy.js';
import { createOneTime } from './model.js';

interface OneTimeProps {
  token: string;
  onSignedIn: (who: { userId: string }) => void;
  /** To the form with a password, or on with who is signed in. */
  onLeave: () => void;
}

/** Where a link leads that signs in once. */
export function View({ token, onSignedIn, onLeave }: OneTimeProps) {
  const latest = useRef(onSignedIn);
  useEffect(() => {
    latest.current = onSignedIn;
  });
  const model = useModel(session => createOneTime(token, session, who => latest.current(who)), [token]);
  useEffect(() => model.begin(), [model]);
  const screen = useStore(model.$screen);
  const copy = useWords(oneTimeWords);
  if (screen.is === 'asking') return <Spinner label={copy.asking} />;
  if (screen.is === 'other')
    return (
      <Banner
        tone="info"
        title={copy.other.title(screen.name)}
        actions={
          <>
            <Button size="sm" onClick={() => void model.go()}>
              {copy.other.go}
            </Button>
            <Button size="sm" type="ghost" onClick={onLeave}>
              {copy.other.stay}
            </Button>
          </>
        }
      >
        {copy.other.text}
      </Banner>
    );
  const isOver = screen.code === 'tokenInvalid';
  const isUnsure = screen.code === 'unanswered';
  return (
    <Banner
      tone={isOver || isUnsure ? 'warning' : 'critical'}
      title={isOver ? copy.invalid : isUnsure ? copy.unsure : copy.failed}
      actions={
        <>
          {!isOver && (
            <Button size="sm" onClick={() => void model.go()}>
              {copy.again}
            </Button>
          )}
          <Button size="sm" type={isOver ? 'primary' : 'ghost'} onClick={onLeave}>
            {copy.signIn}
          </Button>
        </>
      }
    >
      {copy.failures[screen.code]}
    </Banner>
  );
}
