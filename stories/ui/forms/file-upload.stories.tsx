import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { FileUpload, type UploadItem } from '../../../src/ui/forms/file-upload/file-upload.js';
import { Holding, longName } from '../holding.js';

const picture = (name: string) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#1f6fb5"/><circle cx="48" cy="48" r="24" fill="#fff"/></svg>';
  return new File([svg], name, { type: 'image/svg+xml' });
};
const receipt = { name: 'receipt.pdf', size: 1_440_000, type: 'application/pdf' };
const items: readonly UploadItem[] = [
  { id: '1', file: picture('serial-plate.svg'), state: 'done' },
  { id: '2', file: receipt, state: 'uploading', progress: 0.62 },
  { id: '3', file: { name: 'warranty.pdf', size: 240_000, type: 'application/pdf' }, state: 'waiting' },
  { id: '5', file: { name: 'box.jpg', size: 2_100_000, type: 'image/jpeg' }, state: 'chosen' },
  {
    id: '4',
    file: { name: 'order-confirmation.pdf', size: 9_900_000, type: 'application/pdf' },
    state: 'failed',
    error: 'The connection was lost.',
  },
];

const meta = {
  title: 'Design system/Forms/File upload',
  component: FileUpload,
  decorators: [inRoot],
  args: {
    label: 'Proof of purchase',
    name: 'proof',
    files: [],
    accept: 'image/*,.pdf',
    maxSize: 10_000_000,
    maxFiles: 5,
    helper: 'Pictures or PDF, up to 10 MB each.',
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onCancel: fn(),
  },
  parameters: {
    handbook: {
      use: [
        'Use it for one file or a few: a receipt, a picture.',
        'Say in the helper which types and sizes can be used.',
        'Send in the background and show how far each is; what failed can be tried again without choosing it again.',
      ],
      avoid: [
        'Do not refuse a file without saying which and why.',
        'Do not rely on dropping: it is one of three ways.',
      ],
      instead: [
        ['A code is on the paper', 'Text field'],
        ['Many rows are brought in', 'A page of its own, with a preview of what will happen'],
      ],
      keyboard: [
        ['Tab', 'Goes to the zone, then to what can be done about each file.'],
        ['Space, Enter', 'On the zone: opens the file chooser.'],
        ['Ctrl or Cmd + V', 'On the zone: adds what was copied.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: args => (
    <Column>
      <FileUpload {...args} required />
      <FileUpload {...args} maxFiles={1} label="Picture" error="Add a picture of your receipt." />
      <FileUpload {...args} disabled label="Fixed" />
    </Column>
  ),
};

/** Done, on its way, waiting for its turn, chosen and not sent yet, and failed. */
export const States: Story = {
  args: { files: items },
  render: args => (
    <Column>
      <FileUpload {...args} />
    </Column>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Uploading receipt.pdf' })).toHaveAttribute('value', '0.62');
    await expect(canvas.getAllByText('Waiting')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: order-confirmation.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledWith('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel receipt.pdf' }));
    await expect(args.onCancel).toHaveBeenCalledWith('2');
  },
};

export const LongContentNarrow: Story = {
  args: {
    files: items.map(item => ({
      ...item,
      file: { name: `${longName.slice(0, 196)}.pdf`, size: 999_999_999, type: 'application/pdf' },
      error: item.error && longName,
    })),
  },
  render: args => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <FileUpload {...args} />
    </div>
  ),
};

const taken = (files: readonly File[]): UploadItem[] => files.map(file => ({ id: file.name, file, state: 'done' }));

/** Chosen, dropped or pasted; what cannot be used is named, and why. */
export const Adding: Story = {
  render: args => (
    <Column>
      <Holding first={[]}>
        {(files: readonly UploadItem[], set) => (
          <FileUpload
            {...args}
            maxFiles={2}
            maxSize={1000}
            files={files}
            onAdd={added => set([...files, ...taken(added)])}
            onRemove={id => set(files.filter(item => item.id !== id))}
          />
        )}
      </Holding>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Proof of purchase');
    // What is dropped has passed no file chooser.
    const zone = input.parentElement ?? input;
    const drop = (...files: File[]) => userEvent.upload(input, files, { applyAccept: false });
    await drop(
      picture('plate.svg'),
      new File(['x'.repeat(1400)], 'large.pdf', { type: 'application/pdf' }),
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      new File([], 'empty.pdf'),
    );
    await expect(canvas.getByText('large.pdf is 1.4 kB. Choose a file of 1 kB or less.')).toBeVisible();
    await expect(canvas.getByText('We can’t use notes.txt here. Choose a picture or PDF.')).toBeVisible();
    await expect(canvas.getByText('empty.pdf is empty. Choose another file.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Added plate.svg');
    const clipboardData = new DataTransfer();
    clipboardData.items.add(picture('pasted.svg'));
    clipboardData.items.add(picture('third.svg'));
    zone.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await expect(await canvas.findByText('pasted.svg')).toBeVisible();
    await expect(canvas.getByText('We didn’t add third.svg: there’s room for 2 files.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove plate.svg' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('plate.svg removed');
    await expect(input).toHaveFocus();
  },
};
