import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { useWords } from '../../../ui/language/language.js';
import { personWords } from '../../screen/person-screen-copy.js';
import { block, row, rows, texts } from './view.css.js';

/** Routines that are on their way; `what` as their owner calls them. */
export function Waiting({ what }: { what: string }) {
  const { loading } = useWords(personWords);
  return (
    <Coming label={loading(what)}>
      <div className={rows} aria-hidden="true">
        {['1', '2', '3'].map(key => (
          <div key={key} className={row}>
            <span className={block} />
            <div className={texts}>
              <Skeleton shape="title" width="medium" />
              <Skeleton width="long" />
            </div>
          </div>
        ))}
      </div>
    </Coming>
  );
}
