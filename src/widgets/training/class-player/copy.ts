import type { MetricSlug } from '../../../core/contract/schemas/training/recording.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';

const metrics: Record<MetricSlug, string> = {
  output: 'Output',
  cadence: 'Cadence',
  resistance: 'Resistance',
  speed: 'Speed',
  heart_rate: 'Heart rate',
  incline: 'Incline',
};

export const words = besidePersonWords(
  defineWords('class-player', {
    start: 'Start class',
    resume: (clock: string) => `Go on at ${clock}`,
    restart: 'Start from the beginning',
    minutes: 'min',
    withName: (name: string) => `With ${name}`,
    plan: 'What’s in it',
    notStarted: 'The class didn’t start.',
    noFilm: 'This class has no video. Follow its parts and the clock.',
    filmFailed: 'The video can’t be played here. The class goes on with its parts and the clock.',
    player: 'Class player',
    play: 'Play',
    pause: 'Pause',
    back: 'Back 10 seconds',
    captionsOn: 'Turn captions on',
    captionsOff: 'Turn captions off',
    mute: 'Mute',
    unmute: 'Turn sound on',
    volume: 'Volume',
    fullScreen: 'Full screen',
    smallScreen: 'Leave full screen',
    position: 'Position in the class',
    at: (clock: string, part: string) => (part === '' ? clock : `${clock}, ${part}`),
    now: 'Now',
    next: (name: string, clock: string) => `Next: ${name} in ${clock}`,
    last: 'The last part',
    left: 'left',
    metrics,
    target: (metric: string, range: string) => `${metric} ${range}`,
    song: (title: string, artist: string) => `♪ ${title}, ${artist}`,
    keys: 'Space plays and pauses, arrows move 10 seconds, C captions, F full screen, M sound.',
    done: 'That’s a wrap',
    doneText: (minutes: string) => `${minutes} minutes in the books.`,
    rate: 'How was it?',
    star: (count: number): string => (count === 1 ? '1 star' : `${count} stars`),
    thanks: 'Thanks. Your rating helps others choose.',
    problems: { stars: 'Your rating wasn’t saved.', favorite: 'Your favorites weren’t changed.' },
    nextClass: (title: string) => `Next: ${title}`,
    again: 'Take it again',
    library: 'See all classes',
    gone: 'This class is gone',
    goneText: 'It’s no longer in the library. Pick another one.',
    closed: 'This class isn’t part of your membership',
    closedText: 'Check your membership, or pick another class.',
    failures: { ...failureCopy, classNotTaken: 'You can rate a class once its workout is saved.' },
    wait: waitCopy,
    screen: { what: 'this class', here: 'Take the class and go on where you left off, on any device.' },
  }),
);

export type Copy = TextsOf<typeof words>;
