import { useWords } from '../../ui/language/language.js';
import { Icon } from '../../ui/icon/icon.js';
import { heart } from '../../ui/icon/shapes.js';
import { classWords } from './class-copy.js';
import { favoriteButton } from './class-parts.css.js';

interface FavoriteButtonProps {
  /** Of the class. */
  title: string;
  isFavorite: boolean;
  onChange: (isFavorite: boolean) => void;
}

/** A heart, on ink while the class is a favourite. */
export function FavoriteButton({ title, isFavorite, onChange }: FavoriteButtonProps) {
  const copy = useWords(classWords);
  return (
    <button
      type="button"
      className={favoriteButton}
      aria-label={isFavorite ? copy.kept(title) : copy.keep(title)}
      data-on={isFavorite ? '' : undefined}
      onClick={() => onChange(!isFavorite)}
    >
      <Icon shape={heart} />
    </button>
  );
}
