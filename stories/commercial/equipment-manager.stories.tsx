import { EquipmentManager } from '@echelon/membership/commercial';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { equipmentManager } from '../../src/widgets/commercial/equipment-manager/index.js';
import { looks } from './states.js';

const scene = { world: 'commercial', signedInAs: 'owner' } as const;

const meta = {
  ...storyMeta(equipmentManager, EquipmentManager),
  title: 'Commercial/Machine manager',
  parameters: { ...storyMeta(equipmentManager, EquipmentManager).parameters, scene },
} satisfies Meta<typeof EquipmentManager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every machine of an owner: one is chosen, opens beside the list, and gives the focus back. */
export const Shown: Story = {
  args: { query: 'q=rower' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const row = await inside.findByRole('button', { name: /^Row-9 Pro rower 2\b/ });
    await userEvent.click(row);
    const drawer = within(await inside.findByRole('dialog'));
    await expect(await drawer.findByText('Last heard')).toBeVisible();
    await expect(args.onEquipmentOpened).toHaveBeenCalledWith({ equipmentId: 'eqp_2' });
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await expect(args.onEquipmentClosed).toHaveBeenCalledOnce();
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** What needs somebody: the faults. */
export const Faults: Story = {
  args: { query: 'status=fault' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Fault E04')).toBeVisible();
  },
};

/** One location alone has no column for it. */
export const OneLocation: Story = {
  args: { locationId: 'loc_lakeside' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findAllByText('Club');
    await expect(inside.queryByRole('columnheader', { name: 'Location' })).toBeNull();
  },
};

/** Beside an open sidebar there is less room: a row has two lines at most, and nothing is cut off. */
export const BesideASidebar: Story = {
  args: { query: 'q=climber' },
  decorators: [shown => <div style={{ width: 712 }}>{shown()}</div>],
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByRole('button', { name: /^Climb-9 Pro climber 3\b/ });
    await expect(inside.queryByRole('columnheader', { name: 'Model' })).toBeNull();
    await expect(inside.getAllByText(/ago$/)[0]).toBeVisible();
    const rows = inside.getAllByRole('row').slice(1);
    await expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) await expect(row.clientHeight).toBeLessThanOrEqual(52);
    const box = inside.getByRole('table').parentElement;
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};

/** Nothing matches a search. */
export const NothingFound: Story = {
  args: { query: 'q=elliptical' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing matches this search')).toBeVisible();
  },
};

/** A location whose machines are still to come. */
export const NoMachines: Story = {
  args: { locationId: 'loc_riverside' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No machines yet')).toBeVisible();
  },
};

/** The page does not come. */
export const Failed: Story = {
  parameters: { scene: { ...scene, fault: [{ kind: 'status', call: 'listEquipment', status: 503, times: 9 }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Its tools over rows that are on their way. */
export const Loading: Story = { parameters: { scene: { ...scene, fault: 'slow' } } };

/** Nobody is signed in. */
export const SignedOut: Story = {
  parameters: { scene: { world: 'commercial', signedInAs: 'nobody' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign in' }));
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
  },
};

/** With a partner’s look: each mark of a state on rows that are chosen. */
export const PartnersLook: Story = {
  args: { appearance: looks.gyms, query: 'locationId=loc_downtown' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('checkbox', { name: /all/i }));
    await expect(await inside.findByRole('button', { name: 'Give a seat' })).toBeVisible();
  },
};

/** A machine with a fault: what it means, and the button that ends it beside the sentence. */
export const Fault: Story = {
  args: { equipmentId: 'eqp_9' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Reported fault E04, 1 hour ago')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Mark as ready' }));
    await expect(await inside.findByText('It’s ready for the next workout.')).toBeVisible();
    await expect(await inside.findByText('marked it as ready')).toBeVisible();
  },
};

/** A machine on its way moves to its next stage. */
export const OnTheWay: Story = {
  args: { equipmentId: 'eqp_12' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Mark as installed' }));
    await expect(await inside.findByRole('button', { name: 'Mark as configured' })).toBeVisible();
    await expect(await inside.findByText('moved it to the next stage')).toBeVisible();
  },
};

/** Out of service, and the way back. */
export const OutOfService: Story = {
  args: { equipmentId: 'eqp_10' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Bring back' })).toBeVisible();
  },
};

/** A machine of somebody else's. */
export const NotTheirs: Story = {
  args: { equipmentId: 'eqp_60' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Not at your locations')).toBeVisible();
  },
};

/** Whoever works on the floor reads everything, and reports a fault. */
export const Clerk: Story = {
  args: { equipmentId: 'eqp_1' },
  parameters: { scene: { ...scene, signedInAs: 'clerk' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Report a fault' }));
    await userEvent.type(await inside.findByLabelText(/^What’s wrong/), 'The left pedal is loose');
    await userEvent.click(inside.getByRole('button', { name: 'Report the fault' }));
    await expect(await inside.findByText('Thanks. The fault is on record.')).toBeVisible();
    await expect(await inside.findByText('The left pedal is loose')).toBeVisible();
  },
};

/** The trash asks for the serial number, and says what is wrong with another. */
export const Trash: Story = {
  args: { equipmentId: 'eqp_5' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'More' }));
    await userEvent.click(await inside.findByRole('menuitem', { name: 'Move to trash…' }));
    const field = await inside.findByLabelText(/^Type .* to confirm/);
    await userEvent.type(field, 'EX-1');
    await userEvent.click(inside.getByRole('button', { name: 'Move to the trash for good' }));
    await expect(await inside.findByText(/isn’t what’s on its label/)).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

/** A machine moves: its new location is found by a part of its name. */
export const Move: Story = {
  args: { equipmentId: 'eqp_6' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Move: Location' }));
    await userEvent.type(await inside.findByRole('combobox', { name: /^Location/ }), 'air');
    await userEvent.click(await inside.findByRole('option', { name: /Harbor Hotel Airport/ }));
    await userEvent.click(inside.getByRole('button', { name: 'Move it here' }));
    await expect(await inside.findByText(/^Moved\./)).toBeVisible();
  },
};

/** Many at once: first what will become of each, then what has. */
export const Bulk: Story = {
  args: { query: 'locationId=loc_downtown&license=unseated' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('checkbox', { name: /all/i }));
    await userEvent.click(await inside.findByRole('button', { name: 'Give a seat' }));
    const dialog = within(await inside.findByRole('dialog'));
    await expect(await dialog.findByText('2 will get a seat')).toBeVisible();
    await expect(dialog.getByText('2 won’t')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Seat 2 machines' }));
    await expect(await dialog.findByText('2 have a seat')).toBeVisible();
  },
};

const HEAD = 'serial_number,name,model_id,location_id';

const csvFile = (...rows: string[]) => new File([[HEAD, ...rows].join('\r\n')], 'gym.csv', { type: 'text/csv' });

/** One of each fate. */
const mixed = () =>
  csvFile(
    'NEW-0001,Upstairs,row-9-pro,loc_airport',
    'ROW9PRO-1002,,,loc_airport',
    'STRIDE9PRO-1001,By the window,,',
    'CLIMB9PRO-1003,,,',
    'NEW-0002,=cmd,none,loc_pulse',
  );

/** Opens the dialog of an import. */
async function openImport(canvas: HTMLElement) {
  const inside = within(canvas);
  await userEvent.click(await inside.findByRole('button', { name: 'Import…' }));
  return within(await inside.findByRole('dialog', { name: 'Import machines' }));
}

/** Chooses a file, and has it checked. */
async function checkFile(canvas: HTMLElement, file: File) {
  const dialog = await openImport(canvas);
  await userEvent.upload(dialog.getByLabelText(/^CSV file/), file);
  await userEvent.click(dialog.getByRole('button', { name: 'Check the file' }));
  return dialog;
}

/** What is saved meanwhile: the browser’s own download would leave the page. */
async function savedBy(press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const make = URL.createObjectURL;
  const click = HTMLAnchorElement.prototype.click;
  URL.createObjectURL = blob => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:saved';
  };
  HTMLAnchorElement.prototype.click = function () {
    names.push(this.download);
  };
  try {
    await press();
    await waitFor(() => expect(names).toHaveLength(1));
  } finally {
    URL.createObjectURL = make;
    HTMLAnchorElement.prototype.click = click;
  }
  return { name: names[0] ?? '', text: (await blobs[0]?.text()) ?? '' };
}

/** The machines that the filter shows as a file, with no token in any address. */
export const Export: Story = {
  args: { query: 'status=fault' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText('Fault E04');
    const { name, text } = await savedBy(() => userEvent.click(inside.getByRole('button', { name: 'Export' })));
    await expect(name).toMatch(/^equipment-\d{4}-\d\d-\d\d\.csv$/);
    await expect(text.trim().split('\r\n')).toHaveLength(2);
    await expect(await inside.findByText(/is with your downloads: 1 machine\./)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    await expect(inside.getByRole('heading', { name: 'Machines' })).toHaveFocus();
    await expect(inside.queryByText(/is with your downloads/)).toBeNull();
  },
};

/** The file does not come: nothing was downloaded, and the way to ask again. */
export const ExportFailed: Story = {
  parameters: { scene: { ...scene, fault: [{ kind: 'status', call: 'exportEquipment', status: 500, times: 9 }] } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findAllByText('Harbor Hotel Downtown');
    await userEvent.click(inside.getByRole('button', { name: 'Export' }));
    await expect(await inside.findByText('Nothing was downloaded.')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    // the notice keeps the focus that the button had
    await expect(document.activeElement).not.toBe(document.body);
    await expect(await inside.findByText('Nothing was downloaded.')).toBeVisible();
  },
};

/** Nothing matches: there is nothing to export, and the button says so. */
export const NothingToExport: Story = {
  args: { query: 'q=elliptical' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText('Nothing matches this search');
    await expect(inside.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Choosing a file: the template, and where machines stand whose row says nothing of it. */
export const Import: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openImport(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Check the file' }));
    await expect(await dialog.findByText('Choose a file.')).toBeVisible();
    await expect(dialog.getByLabelText(/^CSV file/)).toHaveFocus();
    const { name, text } = await savedBy(() =>
      userEvent.click(dialog.getByRole('button', { name: 'Download a template' })),
    );
    await expect(name).toBe('machines-template.csv');
    await expect(text).toContain(`${HEAD}\r\n`);
  },
};

/** Every row with what becomes of it, the refused first with every reason; filtered by how they fare. */
export const ImportChecked: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await checkFile(canvasElement, mixed());
    const outcome = await dialog.findByText('5 rows checked. Nothing has been imported yet.');
    await expect(outcome).toHaveFocus();
    await expect(dialog.getByText('We know no model with this name or model_id.')).toBeVisible();
    await expect(dialog.getByText('You have no location with this name or location_id.')).toBeVisible();
    await expect(dialog.getByText('“Stride-9 Pro treadmill 1” becomes “By the window”')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 3 machines' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('radio', { name: '1 moved' }));
    await expect(dialog.getByText('From Harbor Hotel Downtown to Harbor Hotel Airport')).toBeVisible();
    await expect(dialog.queryByText('We know no model with this name or model_id.')).toBeNull();
  },
};

/** The refused rows are left out, and the others are imported; the list behind shows them. */
export const Imported: Story = {
  args: { query: 'q=upstairs' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const dialog = await checkFile(canvasElement, mixed());
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Leave out the refused row' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Import 3 machines' }));
    await expect(await dialog.findByText('3 machines imported. 1 row left out.')).toHaveFocus();
    const { name, text } = await savedBy(() =>
      userEvent.click(dialog.getByRole('button', { name: 'Download this report' })),
    );
    await expect(name).toBe('gym-report.csv');
    await expect(text).toContain('NEW-0002,Refused');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? canvasElement);
    await expect(await inside.findByRole('button', { name: /^Upstairs/ })).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Import…' })).toHaveFocus();
  },
};

/** A file that changes nothing. */
export const NothingToImport: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await checkFile(canvasElement, csvFile('CLIMB9PRO-1003,,,'));
    await expect(await dialog.findByText('1 row checked. There’s nothing to import.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Import/ })).toBeNull();
  },
};

/** What another system exports, under its own names. */
const foreignFile = (head = 'S/N;Asset name;Model;Site;Price') =>
  new File(
    [
      [
        head,
        'NEW-0001;Upstairs;row-9-pro;loc_airport;1200',
        'STRIDE9PRO-1001;"Left; by the window";;;',
        'CLIMB9PRO-1003;;;;',
      ].join('\r\n'),
    ],
    'assets.csv',
    { type: 'text/csv' },
  );

/** A file with names of another system: which column holds what, the likely ones chosen, and then the check. */
export const ImportMatching: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await checkFile(canvasElement, foreignFile());
    const sentence = await dialog.findByText(/^The first row names no column serial_number\./);
    await expect(sentence).toHaveFocus();
    const chosen = (name: RegExp) => dialog.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.text;
    await expect(chosen(/^Serial number/)).toBe('S/N: NEW-0001, STRIDE9PRO-1001');
    await expect(chosen(/^Name/)).toBe('Asset name: Upstairs, Left; by the window');
    await expect(chosen(/^Location/)).toBe('Site: loc_airport');
    await expect(dialog.getByRole('combobox', { name: /^Model/ })).toHaveAccessibleDescription(/row-9-pro/);
  },
};

/** The matched file is checked as any other, and the columns can be matched otherwise after that. */
export const ImportMatched: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await checkFile(canvasElement, foreignFile());
    await dialog.findByText(/^The first row names no column/);
    await userEvent.click(dialog.getByRole('button', { name: 'Check the file' }));
    await expect(await dialog.findByText(/^3 rows checked/)).toHaveFocus();
    await expect(dialog.getByText('Columns that aren’t read: Price')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Match columns' }));
    await expect(await dialog.findByText(/^Say which column of your file holds what/)).toHaveFocus();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Name/ }), 'Not in this file');
    await userEvent.click(dialog.getByRole('button', { name: 'Check the file' }));
    await expect(await dialog.findByText('Columns that aren’t read: Asset name and Price')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 1 machine' })).toBeVisible();
  },
};

/** One column is to hold two things: which, in words, at the second of the two. */
export const ImportMatchedTwice: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await checkFile(canvasElement, foreignFile());
    await dialog.findByText(/^The first row names no column/);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Model/ }), '1');
    await userEvent.click(dialog.getByRole('button', { name: 'Check the file' }));
    const model = dialog.getByRole('combobox', { name: /^Model/ });
    await expect(model).toHaveAccessibleDescription(
      /Asset name is matched with Name already\. Choose another column\./,
    );
    await expect(model).toHaveFocus();
  },
};

/** No column is known to hold the serial numbers, and none was chosen. */
export const ImportNoSerial: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await checkFile(canvasElement, foreignFile('Tag;Label;;Site;Price'));
    await dialog.findByText(/^The first row names no column/);
    const serial = dialog.getByRole('combobox', { name: /^Serial number/ });
    await expect(within(serial).getByRole('option', { name: 'Column 3: row-9-pro' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Check the file' }));
    await expect(await dialog.findByText('Choose the column that holds the serial numbers.')).toBeVisible();
    await waitFor(() => expect(serial).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(await dialog.findByText('assets.csv')).toBeVisible();
  },
};

/** A workbook that calls itself CSV. */
export const ImportNotText: Story = {
  play: async ({ canvasElement }) => {
    const file = new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 6])], 'gym.csv', { type: 'text/csv' });
    const dialog = await checkFile(canvasElement, file);
    await expect(await dialog.findByText(/^This isn’t a CSV file/)).toBeVisible();
  },
};

/** Larger than a call takes: it is refused before anything is sent. */
export const ImportTooLarge: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openImport(canvasElement);
    const file = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'chain.csv', { type: 'text/csv' });
    await userEvent.upload(dialog.getByLabelText(/^CSV file/), file);
    await expect(await dialog.findByText(/Choose a file of .* or less/)).toBeVisible();
  },
};

/** Every row is on its way. */
export const ImportChecking: Story = {
  parameters: {
    scene: { ...scene, fault: [{ kind: 'delay', call: 'importEquipment', ms: 60_000 }] },
  },
  play: async ({ canvasElement }) => {
    const dialog = await checkFile(canvasElement, mixed());
    await expect(await dialog.findByText('Checking every row')).toBeInTheDocument();
    await expect(document.activeElement).not.toBe(document.body);
  },
};

/** The check does not come: the file is kept, and asked about again. */
export const ImportFailed: Story = {
  parameters: { scene: { ...scene, fault: [{ kind: 'status', call: 'importEquipment', status: 503, times: 1 }] } },
  play: async ({ canvasElement }) => {
    const dialog = await checkFile(canvasElement, mixed());
    await expect(await dialog.findByText('Nothing has been imported.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByText(/^5 rows checked/)).toBeVisible();
  },
};

/** A long file: some rows of each fate are listed, a page at a time, and how many are not. */
export const ImportLong: Story = {
  play: async ({ canvasElement }) => {
    const rows = Array.from({ length: 3000 }, (_, at) => `BULK-${at},,row-9-pro,loc_airport`);
    const dialog = await checkFile(canvasElement, csvFile(...rows, 'STRIDE9PRO-1001,By the window,,'));
    await expect(await dialog.findByText(/^3,001 rows checked/)).toBeVisible();
    await expect(dialog.getByText('Showing 1,000 of 3,001 rows. The rest isn’t in the report either.')).toBeVisible();
    await expect(dialog.getAllByRole('row')).toHaveLength(26);
    await expect(dialog.getByRole('button', { name: 'Import 3,001 machines' })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: '3,000 new' }));
    await expect(dialog.getByText(/^Showing 999 of 3,000 new\./)).toBeVisible();
    // the last row of the file is listed, though a thousand come before it
    await userEvent.click(dialog.getByRole('radio', { name: '1 renamed' }));
    await expect(dialog.getByText('“Stride-9 Pro treadmill 1” becomes “By the window”')).toBeVisible();
    await expect(dialog.queryByText(/^Showing/)).toBeNull();
  },
};

/** Whoever works at a location exports what they see, and imports nothing. */
export const ManagerOfLocation: Story = {
  parameters: { scene: { ...scene, signedInAs: 'manager' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findAllByText('Harbor Hotel Downtown');
    await expect(inside.getByRole('button', { name: 'Export' })).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Import…' })).toBeNull();
  },
};

/** In a narrow place the order, the columns and the files are in one menu beside the filter. */
export const Narrow: Story = {
  decorators: [Story => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await inside.findAllByText('Harbor Hotel Downtown');
    await expect(inside.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await inside.findByRole('menuitemradio', { name: 'Last heard, descending' }));
    await expect(args.onQueryChanged).toHaveBeenLastCalledWith({ query: 'sort=-lastSeenAt', typing: false });
    await userEvent.click(inside.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await inside.findByRole('menuitemcheckbox', { name: 'Seat' }));
    await userEvent.keyboard('{Escape}');
    await expect(inside.queryByText('No seat')).toBeNull();
    const more = inside.getByRole('button', { name: 'More actions' });
    await userEvent.click(more);
    await userEvent.click(await inside.findByRole('menuitem', { name: 'Import…' }));
    await userEvent.click(within(await inside.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** The same as a custom element. */
export const Element: Story = {
  render: asElement(equipmentManager),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, equipmentManager.tag);
    await waitFor(() => expect(within(inside).getAllByText('Harbor Hotel Downtown')[0]).toBeVisible());
  },
};
