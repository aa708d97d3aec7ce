// The components of our own people's work, for their own pages: no other page brings them. A test holds these against the table of widgets.
export { OfferList } from './react/offer-list.js';
export { OfferEditor } from './react/offer-editor.js';

export { seesStaffArea, type StaffArea } from './core/session/staff-areas.js';
