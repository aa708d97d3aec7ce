import { ToBulk } from '../../../ui/data/data-table/to-bulk.js';
import { start } from './to-chosen.css.js';

/** The way from a workout to what can be done with those that are chosen. */
export const View = () => (
  <span className={start}>
    <ToBulk />
  </span>
);
