// what only these pages show
import 'virtual:area-styles.css?staff';
import { useWords } from '@echelon/membership/ui';
import { WorkArea } from '../area/work-area.js';
import { pageRoute } from '../page-route.js';
import { useSession } from '../use-session.js';
import { homeOf } from '../workplace/work-areas.js';
import { WorkLink } from '../workplace/work-link.js';
import { LeaveDialog } from './leave-dialog.js';
import { staffPages } from './staff-pages.js';
import { staffWords } from './staff-words.js';

const routes = staffPages.map(page => ({ ...pageRoute(page), page }));

/** The area of our own people. `/staff` is the first page of it that somebody gets to see. */
export function StaffArea() {
  const { claims } = useSession();
  return (
    <WorkArea
      path="/staff"
      of="staff"
      home={staffPages.find(({ maySee }) => maySee(claims))?.path ?? homeOf(claims)}
      pages={staffPages}
      routes={routes}
      words={useWords(staffWords)}
      accountPath="/"
      awayPath={homeOf(claims)}
      notice={<LeaveDialog />}
      more={<WorkLink here="staff" />}
    />
  );
}
