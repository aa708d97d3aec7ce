import type { ToFrame } from '../messages.js';
import { AddressForm } from './address-form.js';
import { FrameController } from './controller.js';
import { openLine } from './line.js';

/** Starts the address frame. */
export function startAddressFrame(): void {
  const controller = new FrameController<'address'>(new AddressForm(), () => {});
  openLine<ToFrame<'address'>>((event, port) => controller.hear(event, port));
}
