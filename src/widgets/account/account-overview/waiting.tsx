import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Said } from '../../../ui/feedback/said/said.js';
import { columns, surface, view } from './view.css.js';

/** The same two cards, before anything is known. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className={view} aria-busy="true">
      <Said>{label}</Said>
      <Skeleton shape="title" width="medium" />
      <div className={columns}>
        <div className={surface}>
          <Skeleton shape="title" width="medium" />
          <Skeleton shape="figure" width="medium" />
          <Skeleton width="long" />
          <Skeleton width="full" />
          <Skeleton width="full" />
          <Skeleton shape="block" />
        </div>
        <div className={surface}>
          <Skeleton width="short" />
          <Skeleton shape="control" width="long" />
        </div>
      </div>
    </div>
  );
}
