import type { DraftState } from '../../core/contract/schemas/drafts.js';
import { defineWords } from '../../core/words.js';
import { failureCopy, waitCopy } from '../copy.js';
import type { DraftFailure } from './calls.js';
import type { Done } from './model.js';

const states: Record<DraftState, string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with a draft',
  unpublished: 'Taken back',
};

const failures: Record<DraftFailure, string> = {
  ...failureCopy,
  validationFailed: 'This cannot be published yet. Please check the marked fields.',
  versionConflict: 'Somebody else has changed this in the meantime.',
  nothingToPublish: 'There is no draft to publish: this is published as it stands.',
  notPublished: 'This is not published.',
  kindNotAllowed: 'Your role may not do this here.',
  wasPublished: 'This has been published, and members may hold it. Take it back instead.',
};

const done: Record<Done, string> = {
  published: 'Published. Customers see it from now on.',
  publishingSet: 'It is set to be published.',
  unpublished: 'Taken back. Nobody can take it any more; members who hold it keep it.',
  unpublishingSet: 'It is set to be taken back.',
  unscheduled: 'What was set is canceled.',
  asked: 'Asked. Whoever publishes it sees your note.',
  draftDiscarded: 'The draft is discarded. This is the published version.',
  restored: 'The version stands here as a draft. Publish it to bring it back.',
};

/** What every page says on which something is written as a draft and published. Staff read English. */
export const draftWords = defineWords('draft', {
  states,
  failures,
  wait: waitCopy,
  done,
  saved: (time: string) => `Saved as a draft at ${time}.`,
  reloaded: 'This is what was saved elsewhere.',
  discarded: 'What you typed is discarded.',
  undo: 'Undo',
  unsaved: (count: number) => (count === 1 ? '1 change not saved' : `${count} changes not saved`),
  savedBy: (name: string, time: string) => `Saved by ${name}, ${time}`,
  savedAt: (time: string) => `Saved ${time}`,
  clean: 'No changes to save',
  working: 'One moment',
  more: 'More actions',
  form: 'Details',
  standing: 'Publishing',
  preview: 'Preview',
  previewText: 'As customers will see it.',
  publishedAs: 'Publish',
  nothingToPublish: 'Published as it stands',
  ask: 'Ask to Publish',
  askedAlready: 'Somebody was asked already',
  problems: 'Before it can be published',
  unscheduled: 'Cancel this',
  willPublish: (time: string, by: string) => `Goes live on ${time}, set by ${by}.`,
  willUnpublish: (time: string, by: string) => `Is taken back on ${time}, set by ${by}.`,
  missed: (time: string) => `It was to go live on ${time}, and was not whole by then:`,
  asked: (by: string, time: string) => `${by} asks for it to be published (${time})`,
  somebody: 'somebody',
  discardTyped: 'Undo changes',
  discard: {
    title: 'Discard this draft?',
    text: 'The draft goes, and the published version stands here again. It can still be found in the audit trail, not here.',
    action: 'Discard Draft',
  },
  remove: {
    item: 'Delete…',
    title: 'Delete this draft?',
    text: 'It was never published, so nothing of it stays.',
    action: 'Delete',
  },
  at: {
    item: 'Publish at a time…',
    title: 'Publish at a time',
    label: 'When',
    past: 'Choose a time that is still to come.',
    reason: 'Reason',
    reasonHelper: 'For your colleagues, beside this version.',
    action: 'Schedule',
  },
  unpublish: {
    item: 'Take back…',
    title: 'Take it back?',
    text: 'Nobody can take it any more. Members who hold it keep it.',
    what: 'What becomes of what was published',
    keep: 'Keep it as a draft',
    keepHelper: 'To change it and publish it again.',
    drop: 'Discard it, and any draft',
    dropHelper: 'It can be brought back from its versions.',
    when: 'When',
    now: 'Now',
    later: 'At a time',
    action: 'Take back',
  },
  asking: {
    title: 'Ask to publish',
    text: 'You can save this, and somebody else publishes it. They see your note.',
    label: 'Note',
    missing: 'Say in a few words what is to be published, and why.',
    long: 'Use 500 characters or fewer.',
    action: 'Ask',
  },
  versions: {
    item: 'Versions…',
    title: 'Published versions',
    empty: 'Nothing was published yet. Each version will be kept here, with who published it and why.',
    what: 'the versions',
    published: (version: number) => `published version ${version}`,
    unknown: 'Somebody',
    restore: 'Bring back as a draft',
    restoreOf: (version: number) => `Bring back version ${version} as a draft`,
    current: 'Live now',
    hold: 'Save or undo your changes first.',
    earlier: 'Before versions were kept',
  },
});
