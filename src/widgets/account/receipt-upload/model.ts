import { atom, onMount } from 'nanostores';
import { listUserReceipts } from '../../../core/contract/user-receipts.js';
import { isParent } from '../../../core/session/claims.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, followPerson } from '../../screen/person-screen.js';
import { createForm } from '../../form/form.js';
import { keepDraft } from '../../form/keep-draft.js';
import type { Person, Screen } from './screen.js';
import { sendPieces, type Progress, type UploadFailure } from './send-pieces.js';
import { createSerial } from './serial.js';
import { createUnfinished } from './unfinished.js';
import { blank, createCheck, dayOf, purchaseOf, type FieldProblem, type Values } from './values.js';

/** Receipts that are shown at first, and more with each press. */
const PAGE = 5;

interface Inputs {
  session: Session;
  onUploaded: (receiptGuid: string) => void;
  waits?: readonly number[];
}

/** From a receipt to what became of it: the form, its upload in pieces, and the receipts that were sent before. */
export function createReceiptUpload({ session, onUploaded, waits }: Inputs) {
  const isSignedIn = () => session.get().userId !== undefined;
  const today = () => dayOf(session.clock.now());
  const form = createForm<Values, FieldProblem, UploadFailure>({
    blank,
    check: createCheck(isSignedIn, today),
    blames: { fileTooLarge: { file: 'fileTooLarge' }, fileTypeRefused: { file: 'fileTypeRefused' } },
  });
  const serial = createSerial(session);
  const unfinished = createUnfinished(session);
  const $screen = atom<Screen>({ is: 'loading' });
  const $person = atom<Person>({ is: 'visitor', ended: false });
  let uploading = new AbortController();
  let known: Extract<Screen, { is: 'receipts' }> | undefined;
  /** Whose words are in the form. */
  let writer: string | undefined;

  const ask = () => {
    $screen.set({ is: 'asking', hasReceipts: known !== undefined });
    void serial.look(form.$form.get().values.serialNumber);
  };

  const load = async (userId: string, signal: AbortSignal, sent = false) => {
    const list = await session.request(listUserReceipts, { userId, limit: PAGE }, { signal });
    if (signal.aborted) return;
    if (!list.ok) return $screen.set(sent ? { is: 'sent', email: undefined } : failedScreen(list.failure));
    const { items, total } = list.data;
    known = total > 0 ? { is: 'receipts', items, total, now: session.clock.now(), sent, more: 'idle' } : undefined;
    if (known) $screen.set(known);
    else ask();
  };

  /** Begins with what this person has said before: on this page, before a reload, or at signing up. */
  const recall = (signal: AbortSignal) => {
    const { userId, endedBy, flags } = session.get();
    // After a user has signed out, and for a user who comes after another, nothing of theirs is left.
    if (writer && writer !== userId && (userId || endedBy === 'person')) form.reset();
    if (!userId && endedBy === 'person') writer = undefined;
    writer = userId ?? writer;
    const { serialNumber } = flags.onboarding;
    form.know({
      ...(serialNumber && { serialNumber }),
      ...(flags.user.email && { email: flags.user.email }),
      ...unfinished.own()?.said,
    });
    if (userId) signal.addEventListener('abort', keepDraft('receipt-upload', form, session));
  };

  const following = followPerson(session, $screen, ({ userId, ended }, signal) => {
    known = undefined;
    $person.set(userId ? { is: isParent(session.get().claims) ? 'parent' : 'child' } : { is: 'visitor', ended });
    recall(signal);
    if (!userId) return ask();
    $screen.set({ is: 'loading' });
    void load(userId, signal);
  });
  onMount($screen, () => session.remember({ beenToUploadReceiptPage: true }));

  /** Answers what became of the pieces; shows and keeps how far they are. */
  const upload = async (values: Values & { file: File }, before: number, theirs: AbortSignal) => {
    const { file, ...said } = values;
    const guid = unfinished.guidFor(said);
    uploading = new AbortController();
    const signal = AbortSignal.any([theirs, uploading.signal]);
    const show = ({ guid: begun, received, waiting }: Progress) => {
      if (signal.aborted) return;
      if (begun !== undefined && received > 0) unfinished.keep({ guid: begun, fileName: file.name, said });
      $screen.set({ is: 'sending', fileName: file.name, size: file.size, received, waiting });
    };
    show({ guid: undefined, received: before, waiting: false });
    const { userId } = session.get();
    if (userId) {
      // The call takes receipts of anybody: with a token that is no good any longer, this one would be nobody's.
      const own = await session.request(listUserReceipts, { userId, limit: 1 }, { signal });
      if (!own.ok) return own;
    }
    return sendPieces({
      session,
      file,
      purchase: purchaseOf(values, isSignedIn()),
      guid,
      signal,
      onProgress: show,
      ...(waits && { waits }),
    });
  };

  const arrived = async (guid: string, values: Values) => {
    const facts = serial.$serial.get();
    session.remember({
      receiptGuid: guid,
      serialNumber: undefined,
      unfinishedReceipt: undefined,
      ...(facts.is === 'known' && { equipmentId: facts.equipmentId }),
    });
    form.reset();
    serial.clear();
    onUploaded(guid);
    const { userId } = session.get();
    if (userId) {
      await load(userId, following.signal, true);
      return;
    }
    const email = values.email.trim();
    session.rememberUser({ email });
    form.know({ email });
    $screen.set({ is: 'sent', email });
  };

  return {
    $screen,
    $person,
    $serial: serial.$serial,
    /** The day it is, `YYYY-MM-DD`. */
    today,
    form,
    retry: following.again,
    ask,
    /** The name of a file that did not arrive whole before a reload, and goes on when it is chosen again. */
    begunBefore: () => (form.$form.get().values.file ? undefined : unfinished.own()?.fileName),
    typeSerial: (typed: string) => {
      form.type('serialNumber', typed);
      serial.clear();
    },
    leaveSerial: () => void serial.look(form.$form.get().values.serialNumber),

    /** Sends the file, or what is missing of it. */
    async send() {
      const screen = $screen.get();
      if (screen.is !== 'asking' && screen.is !== 'stopped') return;
      const { signal } = following;
      const sent = await form.send(async values =>
        values.file
          ? upload({ ...values, file: values.file }, screen.is === 'stopped' ? screen.received : 0, signal)
          : { ok: false, failure: { code: 'broken', message: 'No file.' } },
      );
      if (signal.aborted || sent.is === 'held') return;
      if (sent.is === 'taken') return arrived(sent.data.guid, sent.values);
      if (sent.code === 'notFound' || sent.code === 'fileTypeRefused') unfinished.forget();
      const { is, ...far } = $screen.get();
      const { retryAfter } = form.$form.get().refusal ?? {};
      if (is === 'sending' && 'received' in far && far.received > 0 && sent.code !== 'fileTypeRefused') {
        $screen.set({
          is: 'stopped',
          fileName: far.fileName,
          size: far.size,
          received: far.received,
          code: sent.code === 'aborted' ? undefined : sent.code,
          retryAfter,
        });
      } else ask();
    },

    /** What has arrived stays there. */
    stop: () => uploading.abort(),

    /** Back to the form, without what has arrived. */
    startOver: () => {
      unfinished.forget();
      const { values } = form.$form.get();
      // What was refused is said no longer; what was typed stays.
      form.reset();
      for (const field of form.fields) if (values[field] !== blank[field]) form.type(field, values[field]);
      ask();
    },

    back: () => {
      if (known) $screen.set({ ...known, sent: false });
    },

    async more() {
      const { userId } = session.get();
      const screen = $screen.get();
      if (!userId || screen.is !== 'receipts' || screen.more === 'loading') return;
      $screen.set({ ...screen, more: 'loading' });
      const { signal } = following;
      const page = await session.request(
        listUserReceipts,
        { userId, limit: PAGE, offset: screen.items.length },
        { signal },
      );
      if (signal.aborted) return;
      // A receipt that came meanwhile has pushed the others on by one.
      const seen = new Set(screen.items.map(({ guid }) => guid));
      known = page.ok
        ? {
            ...screen,
            items: [...screen.items, ...page.data.items.filter(({ guid }) => !seen.has(guid))],
            total: page.data.total,
            more: 'idle',
          }
        : { ...screen, more: 'failed' };
      $screen.set(known);
    },
  };
}

export type ReceiptUploadModel = ReturnType<typeof createReceiptUpload>;
