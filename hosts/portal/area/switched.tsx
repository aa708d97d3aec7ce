import { users } from '@echelon/membership/icons';
import { Button, Icon, useWords } from '@echelon/membership/ui';
import { useEffect, useRef } from 'react';
import { areaWords } from './area-words.js';
import type { KnownFamily } from './use-family.js';
import { named } from './named.js';
import { useWayBack } from './use-way-back.js';

/** Says whose account a parent has switched to, over every page, and leads back. */
export function Switched({ family: { ownName, parentName } }: { family: KnownFamily }) {
  const { switched } = useWords(areaWords);
  const { going, back } = useWayBack();
  return (
    <section className="switched" aria-label={switched.label}>
      <Icon shape={users} />
      <p className="switched-text">
        {ownName ? named(switched.as, ownName) : switched.asSomebody}
        {going === 'failed' && <span role="alert"> {switched.failed}</span>}
      </p>
      <Button type="secondary" size="sm" loading={going === 'yes'} onClick={() => void back()}>{parentName ? named(switched.back, parentName) : switched.backToYou}</Button>
    </section>
  );
}

/** Says that somebody is back, and takes the focus from the button that has gone to the page. */
export function BackAgain({ isSwitched }: { isSwitched: boolean }) {
  const { switched } = useWords(areaWords);
  const was = useRef(isSwitched);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said.current) said.current.textContent = was.current && !isSwitched ? switched.isBack : '';
    if (was.current && !isSwitched) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    was.current = isSwitched;
  }, [isSwitched, switched.isBack]);
  return <p className="unseen" role="status" ref={said} />;
}
