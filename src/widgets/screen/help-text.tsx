import { session } from '../../core/session/session.js';
import { useWords } from '../../ui/language/language.js';
import { frameWords } from '../copy.js';

/**
 * A sentence in which customer service, where it is named, is a link to where it is found. The address is the page's
 * configuration, else the help page of its portal; without either the sentence is all there is.
 */
export function HelpText({ children }: { children: string }) {
  const { customerService } = useWords(frameWords);
  const { portalUrl, helpUrl = portalUrl && `${portalUrl}/help#contact` } = session().get().config;
  const [before, named, after] = children.split(new RegExp(`(${customerService})`, 'i'));
  return helpUrl && named ? (
    <>
      {before}
      {/* as the text around it, underlined: a component would be in every page that can fail */}
      <a href={helpUrl} style={{ color: 'inherit' }}>
        {named}
      </a>
      {after}
    </>
  ) : (
    children
  );
}
