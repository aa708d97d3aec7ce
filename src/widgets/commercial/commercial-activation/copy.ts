import { defineWords } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import type { ActivationFailure, LabelProblem } from './label.js';
import type { PairingFailure, PairingProblem } from './pairing.js';
import type { CameraProblem } from './scanner-model.js';

export const machineFailures = {
  alreadyClaimed: 'This machine belongs to another location. Ask for its release there, then try again.',
  equipmentTrashed: 'This machine was taken out of service for good. Contact customer service if that’s wrong.',
};

const codeFailures = {
  activationCodeInvalid: 'This isn’t an activation code. Check each letter, or ask at the location for a new one.',
  activationCodeUsedUp: 'This code has been used as often as it can be. Ask the location for a new one.',
  activationCodeExpired: 'This code has expired. Ask the location for a new one.',
  activationCodeRevoked: 'The location has withdrawn this code. Ask for a new one.',
  serialNumberUnknown: 'We don’t know this serial number. Compare it with the label, letter by letter.',
  idempotencyConflict: failureCopy.broken,
};

export const labelProblems: Record<LabelProblem, string> = {
  serialMissing: 'Enter the serial number.',
  serialUnknown: codeFailures.serialNumberUnknown,
  codeMissing: 'Enter the activation code.',
  codeInvalid: codeFailures.activationCodeInvalid,
  codeUsedUp: codeFailures.activationCodeUsedUp,
  codeExpired: codeFailures.activationCodeExpired,
  codeRevoked: codeFailures.activationCodeRevoked,
};

export const labelFailures: Record<ActivationFailure, string> = { ...failureCopy, ...machineFailures, ...codeFailures };

const pairingProblems: Record<PairingProblem, string> = {
  codeMissing: 'Enter the code on the screen.',
  codeUnknown: 'No machine shows this code. Look again: it changes after a while.',
  codeExpired: 'This code has expired. Enter the new one on the screen.',
  locationMissing: 'Choose where the machine is.',
};

const pairingFailures: Record<PairingFailure, string> = {
  ...failureCopy,
  ...machineFailures,
  forbidden: 'Your account can’t confirm machines. Ask an owner or a manager of the location.',
  activationCodeInvalid: 'The machine shows another code by now. Go back and enter that one.',
  activationCodeExpired: 'This code has expired. Go back and enter the new one.',
};

const cameraProblems: Record<CameraProblem, string> = {
  refused: 'This page may not use the camera. Allow it in the settings of your browser, or type instead.',
  none: 'We found no camera. Type instead.',
  busy: 'Another app is using the camera. Close it and try again, or type instead.',
  unsupported: 'Your browser can’t use the camera here. Type instead.',
};

/** Whether it has a seat, in plain words. */
export const seats = {
  seated: (plan: string) => `It has a seat of the ${plan} license.`,
  unlicensed: 'No seat was free. It takes workouts as soon as the location gives it one.',
};

export const words = defineWords('commercial-activation', {
  title: 'Activate a machine',
  ways: { legend: 'What you have', screen: 'A code on its screen', label: 'Its serial number' },
  scan: 'Scan with the camera',
  screen: {
    label: 'Code on the machine’s screen',
    helper: 'Eight letters and numbers, in two groups.',
    submit: 'Find the machine',
    signIn: 'Sign in to confirm a code',
    signInText: 'An owner or a manager of the location confirms what a machine shows.',
    ended: 'You’re signed out. Sign in again to confirm the code.',
    kept: (code: string) => `We’ve kept your code ${code}.`,
  },
  confirm: {
    title: 'Is this the one in front of you?',
    unknownModel: 'Model not known yet',
    serialNumber: 'Serial number',
    location: 'Where is it?',
    search: 'Find a location',
    what: 'your locations',
    nowhere: 'You don’t run a location that takes machines',
    nowhereText: 'Ask its owner or manager to confirm this code.',
    notFound: 'No location of that name. Try another part of it.',
    submit: 'Yes, activate it',
    back: 'No, it’s another one',
  },
  label: {
    serialNumber: 'Serial number',
    serialHelper: 'On the label below the frame. Dashes, spaces and capitals don’t matter. O and 0, I and 1 do.',
    activationCode: 'Activation code',
    codeHelper: 'From the owner or a manager of the location.',
    submit: 'Activate the machine',
  },
  done: {
    confirmed: (name: string) => `${name} is confirmed`,
    activated: (name: string) => `${name} is activated`,
    place: (place: string) => `It belongs to ${place} now.`,
    ...seats,
    what: 'how the machine is',
    steps: { legend: 'How far it is', confirmed: 'Confirmed', activated: 'Activated', ready: 'Ready' },
    starting: 'Watch its screen: it activates itself in a few seconds.',
    waiting: 'Waiting for the machine to say that it’s ready.',
    ready: 'It’s ready for the first workout.',
    late: 'It hasn’t said anything yet. Check that it’s on and has a network.',
    unheard: 'Its own screen says when it’s ready.',
    lookAgain: 'Look again',
    another: 'Activate another machine',
  },
  camera: {
    title: 'Scan the code',
    text: 'Hold the QR code or the label in front of the camera.',
    opening: 'Starting the camera',
    type: 'Type instead',
    again: 'Try again',
    problems: cameraProblems,
  },
  labelProblems,
  labelFailures,
  pairingProblems,
  pairingFailures,
  wait: waitCopy,
});
