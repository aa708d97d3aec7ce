import { PageLanguage } from '@echelon/membership';
import { useLocale } from '@echelon/membership/ui';
import { useLayoutEffect, type ReactNode } from 'react';

/** The document is in the language of what it shows, not in one whose words are still on their way. */
function DocumentLanguage() {
  const locale = useLocale();
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
}

/**
 * Everything below speaks the reader's language. There is no `Suspense` around it on purpose: without one React waits
 * with the first showing, and keeps later what is there, until the words have come. A fallback would blank the page,
 * and hold it back for 300 ms.
 */
export function Spoken({ children }: { children: ReactNode }) {
  return (
    <PageLanguage>
      <DocumentLanguage />
      {children}
    </PageLanguage>
  );
}
