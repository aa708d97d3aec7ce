// what only the pages of work areas show
import 'virtual:area-styles.css?commercial';
import { useWords } from '@echelon/membership/ui';
import { Activation } from './activation.js';
import { commercialWords } from './commercial-words.js';
import { Page } from '../layout/page.js';

/** What a machine's screen names: somebody who stands in front of it types its code here, signed in or not. */
export function PublicActivatePage() {
  const { activate } = useWords(commercialWords);
  return (
    <Page title={activate.title} quietTitle width="text">
      <Activation />
    </Page>
  );
}
