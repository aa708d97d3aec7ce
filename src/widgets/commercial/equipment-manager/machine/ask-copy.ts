import { defineWords } from '../../../../core/words.js';
import type { AskName, AskProblem } from '../ask.js';

interface Question {
  title: (name: string) => string;
  text: string;
  action: string;
}

const questions: Record<AskName, Question> = {
  rename: {
    title: name => `Rename ${name}`,
    text: 'Call it what people on the floor call it.',
    action: 'Rename',
  },
  label: {
    title: name => `Add the serial number of ${name}`,
    text: 'Type it as it is on the label. It’s given once and can’t be changed.',
    action: 'Save the serial number',
  },
  place: {
    title: name => `Move ${name}`,
    text: 'Its seat stays behind, free for another machine there.',
    action: 'Move it here',
  },
  seat: {
    title: name => `Give ${name} a seat`,
    text: 'Without a choice, it takes a seat of the license that ends first.',
    action: 'Give it a seat',
  },
  unseat: {
    title: name => `Release the seat of ${name}`,
    text: 'The seat is free at once. The machine works offline until its lease ends, then it refuses the next workout.',
    action: 'Release the seat',
  },
  hand: {
    title: name => `Who has ${name}?`,
    text: 'Anyone who works where it stands.',
    action: 'Save',
  },
  rest: {
    title: name => `Take ${name} out of service`,
    text: 'No one can work out on it until you bring it back. It keeps its seat and its place.',
    action: 'Take out of service',
  },
  trash: {
    title: name => `Move ${name} to the trash`,
    text: 'Its seat is freed, its console signs out, and it leaves its location. This can’t be undone.',
    action: 'Move to the trash for good',
  },
  fault: {
    title: name => `Report a fault of ${name}`,
    text: 'No one can start a workout on it until it’s marked as ready.',
    action: 'Report the fault',
  },
  release: {
    title: name => `Release ${name}`,
    text: 'For a dead console: place, seat and activation are taken back, and it can be activated again at any of your locations. You can do this five times in 30 days.',
    action: 'Release it',
  },
  replace: {
    title: name => `Replace ${name}`,
    text: 'The new machine takes over its name, place, seat, stage and person. The old one moves to the trash for good.',
    action: 'Replace it',
  },
};

const problems: Record<AskProblem, string> = {
  nameMissing: 'Enter a name.',
  nameLong: 'Use at most 80 characters.',
  serialMissing: 'Enter the serial number.',
  serialMalformed: 'Use the 4 to 40 letters, digits and dashes of the label.',
  serialOther: 'This isn’t what’s on its label. Check it again.',
  serialSame: 'This is the machine itself. Enter the serial number of the new one.',
  placeMissing: 'Choose a location from the list.',
  noteMissing: 'Say what’s wrong, so that someone can mend it.',
  noteLong: 'Use at most 300 characters.',
  codeLong: 'Use at most 40 characters.',
  reasonLong: 'Use at most 300 characters.',
};

/** What is asked before something is done to a machine. */
export const askWords = defineWords('equipment-manager/ask', {
  questions,
  problems,
  labels: {
    name: 'Name',
    serialNumber: 'Serial number',
    newSerial: 'Serial number of the new machine',
    place: 'Location',
    licenseId: 'License',
    userId: 'Person',
    note: 'What’s wrong?',
    code: 'Fault code',
    reason: 'Reason',
  },
  typeFirst: (word: string) => `Type ${word} to confirm`,
  placeHelper: 'Type a part of its name or city.',
  serialHelper: 'Dashes, spaces and capitals don’t matter. O and 0, I and 1 do.',
  newSerialHelper: 'Type or paste it from the label. We need to know the machine already.',
  codeHelper: 'As its screen shows it, like E04.',
  reasonHelper: 'Shows up in its history.',
  anyLicense: 'Whichever ends first',
  licenseOption: (plan: string, free: number, date: string) => `${plan}, ${free} free, until ${date}`,
  nobody: 'No one',
  here: 'It’s here now',
  noPlaces: 'No such location of yours.',
});
