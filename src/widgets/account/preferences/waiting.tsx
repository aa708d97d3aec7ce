import { useWords } from '../../../ui/language/language.js';
import { Skeleton } from '../../../ui/skeleton/skeleton.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { words } from './copy.js';
import { rows, section, view } from './view.css.js';

const Heading = () => <div><Skeleton shape="title" width="medium" /><Skeleton width="long" /></div>;
const Line = () => <div><Skeleton width="short" /><Skeleton shape="control" /></div>;

/** The same sections, before anything is known. */
export function Waiting() {
  const copy = useWords(words);
  return (
    <div className={view} aria-busy="true">
      <p className={unseen} role="status">{copy.loading}</p>
      <Skeleton shape="title" width="medium" />
      <div className={section}><Heading /><div className={rows}><Line /><Line /><Line /></div></div>
      <div className={section}><Heading /><div className={rows}><Skeleton width="full" /><Skeleton width="full" /></div></div>
      <div className={section}><Heading /><div className={rows}><Skeleton width="full" /><Skeleton width="full" /><Skeleton width="full" /></div></div>
    </div>
  );
}
