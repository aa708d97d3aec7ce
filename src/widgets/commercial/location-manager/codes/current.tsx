import { useState } from 'react';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { copy as copyIcon } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { isOffered } from '../may.js';
import { buttons, muted } from '../view.css.js';
import { codesWords } from './copy.js';
import type { CodesModel, Current } from './model.js';
import { timeLeft } from './time-left.js';
import { useSecondsLeft } from './use-look.js';
import { code as codeClass, facts, plain, strong } from './view.css.js';

interface CurrentCodeProps {
  model: CodesModel;
  place: Location;
  code: Current;
  others: readonly Current[];
}

/** The code to type now, as large as it can be, and for how long and how often it is good. */
export function CurrentCode({ model, place, code, others }: CurrentCodeProps) {
  const copy = useWords(codesWords);
  const locale = useLocale();
  const left = useSecondsLeft(code.endsAt);
  const [copied, setCopied] = useState<string>();
  return (
    <>
      <p className={muted}>{copy.now}</p>
      <p className={codeClass} part="code">
        <bdi dir="ltr">{code.code}</bdi>
      </p>
      <p className={facts}>
        <span>
          {copy.expires}{' '}
          <span className={strong} role="timer">
            {timeLeft(left, locale)}
          </span>
        </span>
        <span className={strong}>{copy.uses(code.uses, code.maxUses)}</span>
      </p>
      <div className={buttons}>
        <Button
          type="secondary"
          icon={copyIcon}
          onClick={() => void navigator.clipboard.writeText(code.code).then(() => setCopied(code.id))}
        >
          {copied === code.id ? copy.copied : copy.copy}
        </Button>
        {isOffered(place, 'codes') && (
          <Button type="ghost" label={copy.revokeCode(code.code)} onClick={() => model.ask(code)}>
            {copy.revoke}
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <p className={muted}>
          {copy.others}{' '}
          {others.map(other => (
            <bdi key={other.id} className={plain}>
              {other.code}{' '}
            </bdi>
          ))}
        </p>
      )}
    </>
  );
}
