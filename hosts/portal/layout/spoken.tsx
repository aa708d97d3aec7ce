import { PageLanguage } from '@echelon/membership';
import { useLocale } from '@echelon/membership/ui';
import { Suspense, useLayoutEffect, type ReactNode } from 'react';

/** The document is in the language of what it shows, not in one whose words are still on their way. */
function DocumentLanguage() {
  const locale = useLocale();
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
}

/** Everything below speaks the reader's language. Nothing shows before its words are there, and nothing leaves when it changes. */
export function Spoken({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <PageLanguage>
        <DocumentLanguage />
        {children}
      </PageLanguage>
    </Suspense>
  );
}
