import { execFileSync } from 'node:child_process';
import { root } from './lib/paths.mjs';

/*
 * Draws the film of the sandbox's classes anew: `node scripts/clip.mjs`. The film is kept in the repository, so only who
 * changes it needs ffmpeg with libx264 (https://ffmpeg.org), and DejaVu for its words (Debian: fonts-dejavu).
 *
 * H.264 in its baseline profile, 8 bits, 4:2:0: all engines play it. There is no sound in it. The index stands first, so that a
 * page shows the first picture before it has the last byte; a key frame every two seconds makes seeking exact enough.
 */
const file = `${root}/src/sandbox/static/clips/class.mp4`;

const font = '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf';

const size = { width: 640, height: 360 };
const [rate, ink, paper, dim] = [12, '0x111317', '0xF2F2EF', '0x2A2D34'];

/** A class in a minute and a quarter: from when, in seconds, until when, and how high the bars rise in it, 0 to 1. */
const phases = [
  { name: 'Warm-up', until: 15, from: 0.1, to: 0.35 },
  { name: 'Climb', until: 35, from: 0.35, to: 0.8 },
  { name: 'Push', until: 50, from: 0.8, to: 1 },
  { name: 'Recover', until: 60, from: 1, to: 0.4 },
  { name: 'Cool-down', until: 75, from: 0.4, to: 0.1 },
].map((phase, index, all) => ({ ...phase, since: all[index - 1]?.until ?? 0 }));
const length = phases.at(-1).until;

/** How high the bars are at a second, as ffmpeg computes it: from phase to phase in straight lines. */
const effort = phases.reduceRight(
  (later, { since, until, from, to }) =>
    `if(lt(t,${until}),${from}+(t-${since})*${(to - from) / (until - since)},${later})`,
  `${phases.at(-1).to}`,
);

const field = (color, width, height) => `color=c=${color}:s=${width}x${height}:r=${rate}:d=${length}`;
const words = (text, { at, height, when }) =>
  `drawtext=fontfile=${font}:text='${text}':fontsize=${height}:fontcolor=${paper}:x=${at.x}:y=${at.y}` +
  (when ? `:enable='gte(t,${when.since})*lt(t,${when.until})'` : '');

/** The three bars of the mark, each a step higher than the one before; the last one stands at the end edge. */
const bars = [120, 190, 260].map((height, index) => ({ height, x: 428 + 76 * index }));
const rising = bars.map(
  ({ height, x }, index) =>
    `[${index === 0 ? 'ground' : `with${index}`}][bar${index}]overlay=x=${x}:y='H-${height}*(0.15+0.85*(${effort}))':eval=frame[with${index + 1}]`,
);

const minutes = '%{eif\\:floor(t/60)\\:d}\\:%{eif\\:mod(floor(t)\\,60)\\:d\\:2}';
const graph = [
  `${field(ink, size.width, size.height)}[ground]`,
  ...bars.map(({ height }, index) => `${field(paper, 60, height)}[bar${index}]`),
  ...rising,
  // how much of the class is over
  `${field(dim, 300, 6)}[track]`,
  `${field(paper, 300, 6)}[done]`,
  `[with${bars.length}][track]overlay=x=40:y=300[tracked]`,
  `[track2][done]overlay=x='-300+300*t/${length}':y=0:eval=frame[progress]`,
  `${field(dim, 300, 6)}[track2]`,
  `[tracked][progress]overlay=x=40:y=300[drawn]`,
  `[drawn]${[
    words(minutes, { at: { x: 36, y: 120 }, height: 96 }),
    ...phases.map(phase => words(phase.name, { at: { x: 40, y: 64 }, height: 36, when: phase })),
  ].join(',')}[film]`,
].join(';');

execFileSync(
  'ffmpeg',
  [
    '-loglevel error -y -filter_complex'.split(' '),
    graph,
    `-map [film] -t ${length}`.split(' '),
    '-c:v libx264 -profile:v baseline -level 3.0 -pix_fmt yuv420p'.split(' '),
    `-preset veryslow -crf 18 -g ${2 * rate} -movflags +faststart`.split(' '),
    // the same pictures give the same bytes
    '-fflags +bitexact -flags:v +bitexact -map_metadata -1 -threads 1'.split(' '),
    file,
  ].flat(),
  { stdio: 'inherit' },
);
