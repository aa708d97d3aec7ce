import { useWords } from '../../../ui/language/language.js';
import { Button } from '../../../ui/actions/button/button.js';
import { arrowLeft } from '../../../ui/icon/shapes.js';
import { words } from './copy.js';
import { leave } from './view.css.js';

interface LeaveProps {
  href: string | undefined;
  onLeave: (() => unknown) | undefined;
}

/** Back to the routines. A session that runs stays on the device. */
export function Leave({ href, onLeave }: LeaveProps) {
  const copy = useWords(words);
  return (
    <span className={leave}>
      <Button
        type="ghost"
        size="md"
        icon={arrowLeft}
        href={href}
        onClick={event => {
          if (onLeave?.() === false) event.preventDefault();
        }}
      >
        {copy.routines}
      </Button>
    </span>
  );
}
