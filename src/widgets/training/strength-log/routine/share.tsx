import { useState } from 'react';
import { Button } from '../../../../ui/actions/button/button.js';
import { copy as copyIcon } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { unseen } from '../../../../ui/style/unseen.css.js';
import { muted, tools } from '../view.css.js';
import { routineWords } from './copy.js';
import { code as codeClass, heading, section } from './view.css.js';

/** The code that a friend types. */
export function Share({ code }: { code: string }) {
  const copy = useWords(routineWords);
  const [isCopied, setCopied] = useState(false);
  // Without permission the code is there to be read.
  const toClipboard = () =>
    void navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className={section}>
      <h4 className={heading}>{copy.code}</h4>
      <p className={muted}>{copy.codeText}</p>
      <div className={tools}>
        <bdi className={codeClass}>{code}</bdi>
        <Button type="secondary" size="sm" icon={copyIcon} onClick={toClipboard}>
          {isCopied ? copy.copiedCode : copy.copyCode}
        </Button>
        <span className={unseen} role="status">
          {isCopied && copy.copiedCode}
        </span>
      </div>
    </section>
  );
}
