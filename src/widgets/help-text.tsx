import { session } from '../core/session/session.js';
import { useWords } from '../ui/language/language.js';
import { Link } from '../ui/navigation/link/link.js';
import { frameWords } from './copy.js';

/**
 * A sentence in which customer service, where it is named, is a link to where it is found. The address is the page's
 * configuration; without one the sentence is all there is.
 */
export function HelpText({ children }: { children: string }) {
  const { customerService } = useWords(frameWords);
  const { helpUrl } = session().get().config;
  const [before, named, after] = children.split(new RegExp(`(${customerService})`, 'i'));
  return helpUrl && named ? (
    <>
      {before}
      <Link href={helpUrl}>{named}</Link>
      {after}
    </>
  ) : (
    children
  );
}
