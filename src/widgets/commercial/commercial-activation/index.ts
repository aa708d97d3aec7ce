import type { Activated } from '../../../core/contract/schemas/commercial/activation.js';
import { defineWidget, event, json, oneOf, string } from '../../element/define.js';

export const commercialActivation = defineWidget({
  tag: 'echelon-commercial-activation',
  summary:
    'Brings a machine into service at a location: on its own screen by a code that somebody confirms, or in the hands of a person.',
  group: 'commercial',
  height: 420,
  props: {
    mode: oneOf(['console', 'person'], {
      default: 'person',
      summary: 'Whether this is the touch screen of the machine itself, or the phone or desk of a person.',
    }),
    serialNumber: string({ summary: 'The serial number of the machine; a console always gives its own.' }),
    code: string({
      summary:
        'A code to begin with, as the QR code of a machine’s screen gives it. Take it out of the address at `codeRead`, and keep it until somebody is signed in.',
    }),
    modelId: string({ summary: 'The model of the machine, which a console says of itself.' }),
    hardwareId: string({ summary: 'What stays the same as long as the console’s board is the same.' }),
    firmware: string({ summary: 'The version of the console’s software.' }),
    locationId: string({ summary: 'The id of the location that is chosen at first.' }),
    keepSecret: json<(machine: Activated) => void | Promise<void>>({
      ts: '(machine: Activated) => void | Promise<void>',
      summary:
        'A function that keeps what the machine signs in with, set as a property. A console shows no code without one: its secret is answered once, and is in no event, attribute or log. When it fails, the person is offered to try again.',
    }),
  },
  events: {
    activated: event({
      detail: { equipmentId: 'string', locationId: 'string' },
      summary: 'The machine belongs to this location now: it was activated, or the code that it shows was confirmed.',
    }),
    codeRead: event({
      summary:
        'The code was taken over: take it out of the address bar. While nobody is signed in, keep it, in the tab’s storage for example, and give it as `code` again after the sign-in: a page that only forgets it loses it.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
    canceled: event({ summary: 'Somebody took the code off the screen of the machine.' }),
  },
  parts: {
    form: 'A form.',
    code: 'The code that a machine shows.',
    qr: 'The same as a QR code.',
    camera: 'The picture of the camera.',
  },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
