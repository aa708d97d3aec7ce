import { useWords } from '../../../ui/language/language.js';
import { ListFoot } from '../../workouts/list-foot.js';
import { words } from './copy.js';

interface FootProps {
  shown: number;
  total: number;
  waiting: boolean;
  onMore: () => void;
}

/** How many classes there are, and the way to more. */
export const Foot = (props: FootProps) => <ListFoot {...props} texts={useWords(words)} ruled />;
