import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';
import { sanitised } from './sanitise.js';
import { text } from './view.css.js';
import { WaitingText } from './waiting-text.js';

export interface TermsTextProps {
  html: string;
  /** The words are in the page, so that their end can be looked for. */
  onShown: (html: string) => void;
  onFailed: () => void;
}

/** Foreign HTML, made safe and shown as nodes. */
export function TermsText({ html, onShown, onFailed }: TermsTextProps) {
  const { title } = useWords(words);
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let left = false;
    void sanitised(html, title).then(
      fragment => {
        if (left) return;
        box.current?.replaceChildren(fragment);
        setShown(true);
        onShown(html);
      },
      () => {
        if (!left) onFailed();
      },
    );
    return () => {
      left = true;
    };
  }, [html, title, onShown, onFailed]);
  return (
    <>
      {!shown && <WaitingText />}
      <div ref={box} className={text} part="text" />
    </>
  );
}
