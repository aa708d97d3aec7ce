import { PageLayout } from '@echelon/membership/ui';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { LoadFailure } from '../layout/load-failure.js';
import { PageHeading } from '../layout/page-heading.js';
import { PortalFooter } from '../layout/portal-footer.js';
import { AreaSidebar, type AreaSidebarProps } from './area-sidebar.js';
import { SignedIn } from './signed-in.js';
import { useNarrowWindow } from './use-narrow-window.js';
import './area.css';

interface AreaFrameProps<Name extends string, Group extends string> extends Pick<
  AreaSidebarProps<Name, Group>,
  'pages' | 'words' | 'more' | 'quiet'
> {
  route: { path: string; Page: ComponentType };
  /** Who is signed in. */
  name: string | undefined;
  /** The page's name. */
  title: string;
  /** What the navigation calls the page, or the list that its one thing is from. */
  section?: string | undefined;
  /** The page is about one thing, after which it is called. */
  isOfOne?: boolean | undefined;
  /** Over everything else. */
  notice?: ReactNode;
  /** In place of a page that this person does not get to see. */
  refused?: ReactNode;
  density?: 'airy' | 'dense';
  /** Over the page: the way to the one beside it. */
  beside?: ReactNode;
}

/** An area that one signs in to: its navigation, who is signed in, and the page that the address names. It stays while pages change. */
export function AreaFrame<Name extends string, Group extends string>({
  route: { path, Page },
  name,
  title,
  section,
  isOfOne,
  notice,
  refused,
  density,
  beside,
  ...navigation
}: AreaFrameProps<Name, Group>) {
  const narrow = useNarrowWindow();
  const person = <SignedIn name={name} />;
  return (
    <PageLayout
      density={density}
      sidebar={<AreaSidebar {...navigation} path={path} footer={narrow && person} />}
      header={
        <>
          {!narrow && <header className="area-head">{person}</header>}
          {notice}
        </>
      }
      footer={<PortalFooter />}
    >
      <LoadFailure key={path} withinMain>
        <Suspense fallback={<div aria-busy="true" />}>
          {refused || (
            <>
              <PageHeading key={`heading ${path}`} title={title} quiet section={section} isOfOne={isOfOne} />
              {beside}
              <Page key={path} />
            </>
          )}
        </Suspense>
      </LoadFailure>
    </PageLayout>
  );
}
