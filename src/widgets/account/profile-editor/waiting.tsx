import { useWords } from '../../../ui/language/language.js';
import { Skeleton } from '../../../ui/skeleton/skeleton.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { words } from './copy.js';
import { fields, pair, section, view } from './view.css.js';

const Field = () => <div><Skeleton width="short" /><Skeleton shape="control" /></div>;
const Pair = () => <div className={pair}><Field /><Field /></div>;
const Heading = () => <div><Skeleton shape="title" width="medium" /><Skeleton width="long" /></div>;

/** The same sections, before anything is known. */
export function Waiting() {
  const copy = useWords(words);
  return (
    <div className={view} aria-busy="true">
      <p className={unseen} role="status">{copy.loading}</p>
      <Skeleton shape="title" width="medium" />
      <div className={section}><Heading /><div className={fields}><Skeleton shape="block" width="short" /><Pair /><Field /></div></div>
      <div className={section}><Heading /><div className={fields}><Field /><Field /></div></div>
      <div className={section}><Heading /><div className={fields}><Field /><Field /><Pair /></div></div>
    </div>
  );
}
