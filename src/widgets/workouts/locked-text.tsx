import { useEffect, useRef } from 'react';
import type { Locked } from '../../core/contract/schemas/access.js';
import { Banner } from '../../ui/feedback/banner/banner.js';
import { useWords } from '../../ui/language/language.js';
import { Link } from '../../ui/navigation/link/link.js';
import { accessWords } from './access-copy.js';

export interface LockedTextProps {
  locked: NonNullable<Locked>;
  /** Where somebody joins, and changes their membership; nothing leads there without it. */
  membershipHref: string | undefined;
  /** It answers a press, whose button is gone: it takes the focus, and is read out. */
  isAnswer?: boolean | undefined;
}

/** What is missing to what is sold, and the way to it. */
export function View({ locked: { missing, way, name }, membershipHref, isAnswer = false }: LockedTextProps) {
  const { titles, texts, actions, features, otherwise } = useWords(accessWords);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnswer) box.current?.focus();
  }, [isAnswer]);
  const isParents = way === 'parent';
  const title = isParents
    ? titles.parent(name ?? '')
    : missing === 'membership'
      ? titles[way === 'change' ? 'join' : way]
      : name
        ? features[missing](name)
        : otherwise[missing];
  return (
    <div ref={box} tabIndex={-1}>
      <Banner
        tone="info"
        announced={isAnswer}
        title={title}
        actions={!isParents && membershipHref !== undefined && <Link href={membershipHref}>{actions[way]}</Link>}
      >
        {texts[way]}
      </Banner>
    </div>
  );
}
