import { useState } from 'react';
import { Icon, type IconSize } from '../../icon/icon.js';
import { user } from '../../icon/shapes.js';
import { useLocale } from '../../language/language.js';
import { cx } from '../../style/cx.js';
import { avatar, hues, picture, sizes } from './avatar.css.js';
import { initialsOf, toneOf } from './initials.js';

/** Edge in px. */
export type AvatarSize = keyof typeof sizes;

export interface AvatarProps {
  /** The person's whole name. */
  name: string;
  /** Whose colour it is: the person's id, so that it is the same wherever they are shown and however they are called. */
  id?: string | undefined;
  /** A picture; the initials replace it until there is one, and when it does not load. */
  src?: string | undefined;
  /** 24, 32, 40, 64 or 96 px; 40 when not given. */
  size?: AvatarSize | undefined;
  /** The name is beside it. */
  decorative?: boolean | undefined;
}

const drawn: Record<AvatarSize, IconSize> = { 24: 'xs', 32: 'xs', 40: 'sm', 64: 'lg', 96: '2xl' };

/** A person, by picture or initials. Each person has a quiet colour, always the same. */
export function Avatar({ name, id = name, src, size = 40, decorative }: AvatarProps) {
  const locale = useLocale();
  const [missing, setMissing] = useState<string>();
  const initials = initialsOf(name, locale);
  const shown = src !== undefined && src !== '' && src !== missing;
  return (
    <span
      className={cx(avatar, sizes[size], hues[toneOf(id, hues.length)])}
      part="avatar"
      {...(decorative || name.trim() === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {shown ? (
        <img
          className={picture}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(src)}
        />
      ) : (
        initials || <Icon shape={user} size={drawn[size]} />
      )}
    </span>
  );
}
