import { useEffect, useState } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Said } from '../../../ui/feedback/said/said.js';
import { useWords } from '../../../ui/language/language.js';
import { LazyView } from '../../element/lazy-view.js';
import { addressToType, addressWithCode } from './addresses.js';
import type { ConsoleModel } from './console-model.js';
import { Steps, Title } from './console-moments.js';
import type { ConsoleScreen } from './console-screen.js';
import { actions, code as codeClass, columns, lead, left as leftClass, qr, texts } from './console.css.js';
import { consoleWords } from './console-copy.js';

const loadQr = () => import('./qr.tsx?widget');

interface Props {
  screen: Extract<ConsoleScreen, { is: 'showing' }>;
  model: ConsoleModel;
}

/** The code, at an arm's length, and the same as a picture. */
export function Showing({ screen: { userCode, verificationUri, endsAt, trouble }, model }: Props) {
  const copy = useWords(consoleWords);
  return (
    <>
      <Title>{copy.title}</Title>
      <Steps at={0} />
      {trouble && <Banner tone="warning">{copy.trouble}</Banner>}
      <div className={columns}>
        <div className={texts}>
          <p className={lead}>{copy.go(addressToType(verificationUri))}</p>
          <Said>{copy.code([...userCode.replace('-', '')].join(' '))}</Said>
          <p className={codeClass} part="code" aria-hidden="true">
            <bdi dir="ltr">{userCode.replace('-', ' ')}</bdi>
          </p>
          <Left model={model} endsAt={endsAt} />
        </div>
        <div className={qr}>
          <LazyView
            load={loadQr}
            props={{ text: addressWithCode(verificationUri, userCode), label: copy.qr }}
            waiting={null}
          />
        </div>
      </div>
      <div className={actions}>
        <Button size="lg" type="secondary" onClick={model.typeInstead}>
          {copy.instead}
        </Button>
        <Button size="lg" type="ghost" onClick={() => void model.cancel()}>
          {copy.cancel}
        </Button>
      </div>
    </>
  );
}

/** Minutes and seconds that the code is still good for. */
function Left({ model, endsAt }: { model: ConsoleModel; endsAt: number }) {
  const copy = useWords(consoleWords);
  const [seconds, setSeconds] = useState(() => model.left(endsAt));
  useEffect(() => {
    const look = () => setSeconds(model.left(endsAt));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [model, endsAt]);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className={leftClass} role="timer">
      {copy.left(time)}
    </p>
  );
}
