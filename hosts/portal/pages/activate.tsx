import { useWords } from '@echelon/membership/ui';
import { Activation } from '../commercial/activation.js';
import { commercialWords } from '../commercial/commercial-words.js';
import { Page } from '../layout/page.js';

/** What a machine's screen names: somebody who stands in front of it types its code here, signed in or not. */
export function ActivatePage() {
  const { activate } = useWords(commercialWords);
  return (
    <Page title={activate.title} width="form">
      <Activation />
    </Page>
  );
}
