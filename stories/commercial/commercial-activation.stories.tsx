import { CommercialActivation } from '@echelon/membership/commercial';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { encodeQR } from 'qr';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { beginPairing } from '../../src/core/contract/commercial/activation.js';
import { session } from '../../src/core/session/session.js';
import { readColor } from '../../src/ui/tokens/oklch.js';
import { commercialActivation } from '../../src/widgets/commercial/commercial-activation/index.js';
import { looks } from './states.js';

const meta = {
  ...storyMeta(commercialActivation, CommercialActivation),
  title: 'Commercial/Activation',
} satisfies Meta<typeof CommercialActivation>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofOwner = { world: 'commercial', signedInAs: 'owner' } as const;
const ofManager = { world: 'commercial', signedInAs: 'manager' } as const;
const ofNobody = { world: 'commercial' } as const;

/** A machine beside the page, which shows a code. */
async function shownCode(): Promise<string> {
  const shown = await session().request(beginPairing, { serialNumber: 'EX9S-2026-004711', modelId: 'ex-9s-pro' });
  if (!shown.ok) throw new Error(shown.failure.message);
  return shown.data.userCode;
}

async function find(canvasElement: HTMLElement) {
  const inside = within(canvasElement);
  const field = await inside.findByLabelText('Code on the machine’s screen');
  await userEvent.type(field, await shownCode());
  await userEvent.click(inside.getByRole('button', { name: 'Find the machine' }));
  await inside.findByText('EX9S-2026-004711');
  return inside;
}

/** The serial number is there already. */
async function activate(canvasElement: HTMLElement, code: string) {
  const inside = within(canvasElement);
  await userEvent.type(await inside.findByLabelText('Activation code'), code);
  await userEvent.click(inside.getByRole('button', { name: 'Activate the machine' }));
  return inside;
}

/** A person with a phone, who runs a location. */
export const Main: Story = {
  parameters: { scene: ofOwner },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Code on the machine’s screen')).toBeVisible();
  },
};

/** The machine behind the code, and where it may be. */
export const Found: Story = {
  parameters: { scene: ofOwner },
  play: async ({ canvasElement }) => {
    const inside = await find(canvasElement);
    await expect(await inside.findByLabelText(/^Harbor Hotel Downtown/)).not.toBeChecked();
    await userEvent.click(inside.getByRole('button', { name: 'Yes, activate it' }));
    await expect(inside.getByText('Choose where the machine is.')).toBeVisible();
  },
};

/** Confirmed: it activates itself, and says so. */
export const Confirmed: Story = {
  parameters: { scene: ofManager },
  play: async ({ canvasElement, args }) => {
    const inside = await find(canvasElement);
    await waitFor(() => expect(inside.getByLabelText(/^Harbor Hotel Downtown/)).toBeChecked());
    await userEvent.click(inside.getByRole('button', { name: 'Yes, activate it' }));
    await expect(await inside.findByText(/is confirmed$/)).toHaveFocus();
    await expect(inside.getByText(/activates itself in a few seconds/)).toBeVisible();
    await expect(args.onActivated).toHaveBeenCalledOnce();
  },
};

/** No machine shows what was typed. */
export const UnknownCode: Story = {
  parameters: { scene: ofOwner },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.type(await inside.findByLabelText('Code on the machine’s screen'), 'ABCD-2345');
    await userEvent.click(inside.getByRole('button', { name: 'Find the machine' }));
    await expect(await inside.findByText(/^No machine shows this code/)).toBeVisible();
  },
};

/** Who works at a location does not confirm machines. */
export const Nowhere: Story = {
  parameters: { scene: { world: 'commercial', signedInAs: 'clerk' } },
  play: async ({ canvasElement }) => {
    const inside = await find(canvasElement);
    await expect(await inside.findByText(/^You don’t run a location/)).toBeVisible();
  },
};

/** Nobody is signed in: a code of a screen waits, a label can be used. */
export const SignedOut: Story = {
  args: { code: 'XK4P-9TQM' },
  parameters: { scene: ofNobody },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/kept your code XK4P-9TQM/)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Sign in' }));
    await expect(args.onCodeRead).toHaveBeenCalledOnce();
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
  },
};

/** By the label and a code of the location, signed in or not. */
export const ByLabel: Story = {
  args: { serialNumber: 'CLIMB9PRO-1011' },
  parameters: { scene: ofNobody },
  play: async ({ canvasElement }) => {
    const inside = await activate(canvasElement, 'DWNT-WN27');
    await expect(await inside.findByText(/is activated$/)).toBeVisible();
    await expect(inside.getByText('It has a seat of the Club license.')).toBeVisible();
  },
};

/** Each refusal is said beside what is to blame, and nothing typed is lost. */
export const UsedUp: Story = {
  args: { serialNumber: 'CLIMB9PRO-1011' },
  parameters: { scene: ofNobody },
  play: async ({ canvasElement }) => {
    const inside = await activate(canvasElement, 'DWNT-WN3F');
    await expect(await inside.findByText(/used as often as it can be/)).toBeVisible();
    await expect(inside.getByLabelText('Activation code')).toHaveValue('DWNT-WN3F');
  },
};

/** Pixels of one square of a QR code, as a camera sees it. */
const SQUARE = 8;

/** A camera that looks at the QR code of a text. */
function lookAt(text: string): MediaStream {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = rows.length * SQUARE;
  const context = canvas.getContext('2d');
  const draw = () => {
    if (!context) return;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    for (const [y, row] of rows.entries())
      for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * SQUARE, y * SQUARE, SQUARE, SQUARE);
  };
  draw();
  const stream = canvas.captureStream(10);
  const [track] = stream.getVideoTracks();
  // a picture that never changes is sent once, to nobody
  const timer = setInterval(() => (track?.readyState === 'ended' ? clearInterval(timer) : draw()), 100);
  return stream;
}

/** The camera reads the screen of a machine, and the machine is found. */
export const Scanned: Story = {
  parameters: { scene: ofOwner },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const stream = lookAt(`https://members.example.com/activate?code=${await shownCode()}`);
    spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
    await userEvent.click(await inside.findByRole('button', { name: 'Scan with the camera' }));
    // what reads it is fetched first
    await expect(await inside.findByText('EX9S-2026-004711')).toBeVisible();
    await expect(inside.queryByRole('dialog')).toBeNull();
    await expect(stream.getVideoTracks().map(track => track.readyState)).toEqual(['ended']);
  },
};

/** The camera may not be used: how to allow it, and the other way. */
export const CameraRefused: Story = {
  parameters: { scene: ofOwner },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(await inside.findByRole('button', { name: 'Scan with the camera' }));
    await expect(await inside.findByText(/^This page may not use the camera/)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Type instead' }));
    await expect(inside.queryByRole('dialog')).toBeNull();
  },
};

/** A machine’s own screen, at an arm’s length. */
export const Console: Story = {
  args: { mode: 'console', serialNumber: 'NEW-0001', modelId: 'ex-9s-pro', keepSecret: fn() },
  parameters: { scene: ofNobody },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/^New code in 1[45]:/)).toBeVisible();
    await expect(await inside.findByRole('img', { name: /^QR code/ })).toBeVisible();
  },
};

/** Dark as ever where a partner’s paper is light. */
export const ConsolePartnersLook: Story = {
  args: { ...Console.args, appearance: looks.studio },
  parameters: { scene: ofNobody },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/^New code in 1[45]:/)).toBeVisible();
    // a look is worked out when it is first given
    const button = inside.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(getComputedStyle(button).borderRadius).toBe('18px'));
    const { color } = getComputedStyle(inside.getByText('Activate this machine'));
    await expect(readColor(color)?.luminance).toBeGreaterThan(0.8);
  },
};

/** The other way: a code of the location, typed on the machine. */
export const ConsoleTyped: Story = {
  args: { mode: 'console', serialNumber: 'CLIMB9PRO-1011', keepSecret: fn() },
  parameters: { scene: ofNobody },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Type an activation code' }));
    await userEvent.type(inside.getByLabelText('Activation code'), 'DWNT-WN27');
    await userEvent.click(inside.getByRole('button', { name: 'Activate' }));
    await expect(await inside.findByText(/^It belongs to Harbor Hotel Downtown/)).toBeVisible();
    await expect(args.keepSecret).toHaveBeenCalledOnce();
    await expect(args.onActivated).toHaveBeenCalledWith({ equipmentId: 'eqp_11', locationId: 'loc_downtown' });
  },
};

/** No network: it keeps trying. */
export const ConsoleOffline: Story = {
  args: { mode: 'console', serialNumber: 'NEW-0001', modelId: 'ex-9s-pro', keepSecret: fn() },
  parameters: { scene: { ...ofNobody, fault: 'offline' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We can’t reach Echelon')).toBeVisible();
  },
};

/** A machine that nobody knows. */
export const ConsoleUnknown: Story = {
  args: { mode: 'console', serialNumber: 'TYPO-1', keepSecret: fn() },
  parameters: { scene: ofNobody },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/^We don’t know this machine/)).toBeVisible();
  },
};
