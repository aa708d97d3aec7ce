import { useWords } from '../../../ui/language/language.js';
import { HelpText } from '../../screen/help-text.js';
import { type OwnRefusal, refusalWords } from './refusal-copy.js';

/** Why the last step was refused. */
export function View({ code }: { code: OwnRefusal }) {
  return <HelpText>{useWords(refusalWords)[code]}</HelpText>;
}
