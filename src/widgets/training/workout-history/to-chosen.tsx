import { ToBulk } from '../../../ui/data/data-table/to-bulk.js';
import { useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';

/** The way from a workout to what can be done with those that are chosen. */
export const View = () => <ToBulk label={useWords(words).toActions} />;
