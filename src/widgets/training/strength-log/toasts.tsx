import { ToastList } from '../../../ui/feedback/toast/toast-list.js';
import { useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';

/** Milliseconds that good news stays. */
const READ = 8000;

/** What has become of a routine. */
export interface Became {
  is: 'created' | 'updated' | 'copied' | 'deleted';
  routineId: string;
  title: string;
}

/** What has become of the last press, until it is read. */
export function Toasts({ became, onClose }: { became: Became | undefined; onClose: () => void }) {
  const copy = useWords(words);
  return (
    <ToastList
      toasts={
        became
          ? [
              {
                id: `${became.is} ${became.routineId}`,
                text: copy.became[became.is](became.title),
                tone: 'success',
                duration: READ,
              },
            ]
          : []
      }
      onClose={onClose}
    />
  );
}
