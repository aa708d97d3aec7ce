// what only these pages show
import 'virtual:area-styles.css?commercial';
import { loadPlaceSwitch } from '@echelon/membership/commercial';
import { useWords } from '@echelon/membership/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { WorkArea } from '../area/work-area.js';
import { pageRoute } from '../page-route.js';
import { useSession } from '../use-session.js';
import { homeOf } from '../workplace/work-areas.js';
import { WorkLink } from '../workplace/work-link.js';
import { commercialPages } from './commercial-pages.js';
import { commercialWords } from './commercial-words.js';

/** Every page works without it, if it does not come. */
const LocationSwitch = lazy<ComponentType>(() =>
  Promise.all([import('./location-switch.js'), loadPlaceSwitch()]).then(
    ([{ LocationSwitch: Shown }, { createPlaceSwitch }]) => ({ default: () => <Shown create={createPlaceSwitch} /> }),
    () => ({ default: () => null }),
  ),
);

const routes = commercialPages.map(page => ({ ...pageRoute(page), page }));

/** The area of dealers, owners and locations. `/commercial` is the first page of it that somebody gets to see. */
export function CommercialArea() {
  const { claims } = useSession();
  const own = commercialPages.find(({ maySee }) => maySee(claims))?.path;
  return (
    <WorkArea
      path="/commercial"
      of="commercial"
      home={own ?? '/commercial/locations'}
      pages={commercialPages}
      routes={routes}
      words={useWords(commercialWords)}
      accountPath="/profile"
      awayPath={homeOf(claims)}
      quiet
      more={
        // Whoever has no page here asks for no location: the answer would end their session.
        own !== undefined && (
          <>
            <Suspense>
              <LocationSwitch />
            </Suspense>
            <WorkLink here="commercial" />
          </>
        )
      }
    />
  );
}
