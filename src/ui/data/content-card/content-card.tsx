import { useState, type MouseEvent, type ReactNode } from 'react';
import { useLocale, useWords } from '../../language/language.js';
import { formatNumber } from '../../../core/numbers.js';
import { cx } from '../../style/cx.js';
import { hues } from '../../style/hues.css.js';
import { unseen } from '../../style/unseen.css.js';
import {
  card,
  detail,
  eyebrow,
  image as imageClass,
  kind,
  length,
  mark,
  minutes as minutesClass,
  opener,
  texts,
  thumbnail,
  title as titleClass,
  unit,
} from './content-card.css.js';
import { disciplineMarks, type Discipline } from './discipline.js';
import { contentCardWords } from './words.js';

export interface ContentCardProps {
  title: string;
  discipline: Discipline;
  /** Its length in minutes. */
  minutes: number;
  /** What it trains, where that is not its discipline's own word. */
  kind?: string | undefined;
  instructor?: ReactNode;
  /** Beside the discipline: a level, `Live`. */
  remark?: ReactNode;
  /** The address of a picture. Without one, or when it does not come, the discipline's mark is drawn. */
  image?: string | undefined;
  href?: string | undefined;
  /** Of a link, the browser's way there can be prevented. */
  onOpen?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A class to take: what it trains, how long, who teaches it. */
export function ContentCard({
  title,
  discipline,
  minutes,
  kind: own,
  instructor,
  remark,
  image,
  href,
  onOpen,
  headingLevel = 3,
}: ContentCardProps) {
  const words = useWords(contentCardWords);
  const locale = useLocale();
  const [broken, setBroken] = useState<string>();
  const shape = disciplineMarks[discipline];
  const pictured = image !== undefined && image !== broken;
  const name = <bdi>{title}</bdi>;
  const Heading = `h${headingLevel}` as const;
  const open = { className: opener, part: 'content-link', 'data-opener': '', onClick: onOpen };
  return (
    <article className={cx(card, hues[discipline])} part="content-card">
      <div className={thumbnail} part="content-picture">
        {pictured ? (
          <img className={imageClass} src={image} alt="" loading="lazy" onError={() => setBroken(image)} />
        ) : (
          <svg
            className={mark}
            viewBox="0 0 24 24"
            aria-hidden="true"
            data-flips={typeof shape === 'string' ? undefined : ''}
          >
            <path d={String(shape)} />
          </svg>
        )}
        <span className={length} data-on-image={pictured ? '' : undefined} aria-hidden="true">
          <span className={minutesClass}>{formatNumber(minutes, locale)}</span>
          <span className={unit}>{words.minutes}</span>
        </span>
      </div>
      <div className={texts}>
        <p className={eyebrow}>
          <span className={kind}>{own ?? words[discipline]}</span>
          {remark}
        </p>
        <Heading className={titleClass}>
          {href === undefined ? (
            onOpen ? (
              <button type="button" {...open}>
                {name}
              </button>
            ) : (
              name
            )
          ) : (
            <a href={href} {...open}>
              {name}
            </a>
          )}
        </Heading>
        <span className={unseen}>{words.length(minutes)}</span>
        {instructor && <p className={detail}>{instructor}</p>}
      </div>
    </article>
  );
}
