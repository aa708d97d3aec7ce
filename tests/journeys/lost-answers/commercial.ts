import type { Page } from 'playwright/test';
import { dataTableWords } from '../../../src/ui/data/data-table/words.js';
import { timelineWords } from '../../../src/ui/data/timeline/words.js';
import { words as machineListWords } from '../../../src/widgets/commercial/equipment-manager/copy.js';
import { machineWords } from '../../../src/widgets/commercial/equipment-manager/machine/machine-copy.js';
import { codesWords } from '../../../src/widgets/commercial/location-manager/codes/copy.js';
import { transferWords } from '../../../src/widgets/commercial/location-manager/transfers/copy.js';
import { words as orderListWords } from '../../../src/widgets/commercial/order-manager/copy.js';
import { orderWords } from '../../../src/widgets/commercial/order-manager/order/order-copy.js';
import { button, field, inDialog, type Hands } from './hands.js';

/*
 * One row for each kind of screen: a form on a page, a drawer with a question above it, a drawer with a press, a form in a
 * drawer, and a row of a list with a question. Each row costs two seconds of every run, and these screens are made of the same
 * pieces: what the models make of all the other calls is in tests/faults/lost-answers, without a browser.
 */

const codes = codesWords.english;
const transfers = transferWords.english;
const machine = machineWords.english;
const order = orderWords.english;
const list = orderListWords.english;
const machines = machineListWords.english;
const table = dataTableWords.english;

/** What is read on the page once something is there, and until then. */
const seen =
  (text: string | RegExp, before: (page: Page) => ReturnType<Page['locator']>): NonNullable<Hands['shows']> =>
  async page => {
    if (await page.getByText(text).first().isVisible()) return 'done';
    return (await before(page).first().isVisible()) ? 'undone' : undefined;
  };
/** The table below, or behind, says how much is in it. */
const counted = (by: string, descending: boolean): NonNullable<Hands['beside']> => [
  table.loading,
  (count: string) => `${table.rows(2, count)}, ${table.sortedBy(by, descending)}`,
  table.page,
  // the history in a drawer has a line more then
  timelineWords.english.loaded(1),
];

export const createActivationCode: Hands = {
  page: '/commercial/locations/loc_downtown?tab=codes',
  first: button(codes.make.submit),
  button: button(codes.make.submit),
  done: [],
  // there was one before
  shows: seen(codes.others, button(codes.copy)),
  beside: counted(codes.table.columns.createdAt, true),
};

export const updateCommercialOrder: Hands = {
  page: '/commercial/orders?order=ord_draft',
  first: button(order.moves.submit.button),
  reach: page => button(order.moves.submit.button)(page).click(),
  button: inDialog(order.moves.submit.action),
  done: [order.moves.submit.done],
  shows: seen(order.nexts.submitted, page => page.getByText(order.nexts.draft)),
  beside: counted(list.columns.createdAt, true),
};

export const moveToNextStage: Hands = {
  page: '/commercial/machines?machine=eqp_12',
  first: button(machine.next.shipped),
  button: button(machine.next.shipped),
  done: [machine.done.nextStage],
  shows: seen(machine.next.installed, button(machine.next.shipped)),
  beside: counted(machines.columns.name, false),
};

export const createTransfer: Hands = {
  page: '/commercial/locations/loc_lakeside',
  first: button(transfers.start),
  async reach(page) {
    await button(transfers.start)(page).click();
    await page.getByRole('combobox', { name: transfers.form.to }).fill('loc_airport');
    await field(transfers.form.reason)(page).fill('More guests there');
  },
  button: inDialog(transfers.form.submit(5)),
  done: [(to: string) => transfers.sent(to, 5)],
  shows: seen(transfers.reason('More guests there'), page => page.getByText(transfers.none)),
};

export const decideTransfer: Hands = {
  page: '/commercial/locations/loc_airport',
  first: page => page.getByRole('button', { name: new RegExp(`^${transfers.acts.accept}: `) }),
  reach: page => page.getByRole('button', { name: new RegExp(`^${transfers.acts.accept}: `) }).click(),
  button: inDialog(transfers.acts.accept),
  done: [transfers.dones.accept(5)],
  shows: seen(transfers.none, page => page.getByRole('button', { name: new RegExp(`^${transfers.acts.accept}: `) })),
};
