import { useWords } from '../../../ui/language/language.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { words } from './copy.js';
import { field, row, section, skeleton } from './view.css.js';

const Field = () => (
  <div className={field}>
    <Skeleton width="short" />
    <Skeleton shape="control" />
  </div>
);

const Pair = () => (
  <div className={row}>
    <Field />
    <Field />
  </div>
);

/** The card's three fields and the address's, in their final places. */
export function Waiting() {
  const copy = useWords(words);
  return (
    <Coming label={copy.loading} className={skeleton}>
      <div className={section}>
        <Skeleton shape="title" width="short" />
        <Field />
        <Pair />
        <Skeleton width="long" />
      </div>
      <div className={section}>
        <Skeleton shape="title" width="short" />
        <Pair />
        <Field />
        <Field />
        <Field />
        <Field />
        <Pair />
        <Field />
      </div>
      <Skeleton shape="control" />
    </Coming>
  );
}
