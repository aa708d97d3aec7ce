import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Said } from '../../../ui/feedback/said/said.js';
import { useWords } from '../../../ui/language/language.js';
import { personWords } from '../../screen/person-screen-copy.js';
import { block, row, rows, texts } from './view.css.js';

/** Routines that are on their way; `what` as their owner calls them. */
export function Waiting({ what }: { what: string }) {
  const { loading } = useWords(personWords);
  return (
    <div aria-busy="true">
      <Said>{loading(what)}</Said>
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
    </div>
  );
}
