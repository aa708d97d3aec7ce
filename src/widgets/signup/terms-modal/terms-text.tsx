import { useEffect, useRef, useState } from 'react';
import { copy } from './copy.js';
import { sanitised } from './sanitise.js';
import { text } from './view.css.js';
import { WaitingText } from './waiting-text.js';

export interface TermsTextProps {
  html: string;
  /** The words are in the page, so that their end can be looked for. */
  onShown: () => void;
  onFailed: () => void;
}

/** Foreign HTML, made safe and shown as nodes. */
export function TermsText({ html, onShown, onFailed }: TermsTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let left = false;
    void sanitised(html, copy.title).then(
      fragment => {
        if (left) return;
        box.current?.replaceChildren(fragment);
        setShown(true);
        onShown();
      },
      () => { if (!left) onFailed(); },
    );
    return () => { left = true; };
    // The text decides; a new function to tell is no reason to show it anew.
  }, [html]);
  return (
    <>
      {!shown && <WaitingText />}
      <div ref={box} className={text} part="text" />
    </>
  );
}
