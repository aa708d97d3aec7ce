import { readFileSync, writeFileSync } from 'node:fs';
import { optionsOf } from './lib/options.mjs';
import { root } from './lib/paths.mjs';

/**
 * Our names for the icons that we take from Lucide (https://lucide.dev, ISC licence), and its own. A name says what an
 * icon means to us, where it has one meaning. `→` marks what points along the line of reading and turns with it.
 */
const icons = {
  arrowDown: 'arrow-down',
  arrowLeft: 'arrow-left →',
  arrowRight: 'arrow-right →',
  arrowUp: 'arrow-up',
  ban: 'ban',
  bell: 'bell',
  bike: 'bike',
  building: 'building-2',
  calendar: 'calendar',
  camera: 'camera',
  captions: 'captions',
  chartBar: 'chart-column',
  chartLine: 'chart-line',
  check: 'check',
  chevronDown: 'chevron-down',
  chevronLeft: 'chevron-left →',
  chevronRight: 'chevron-right →',
  chevronUp: 'chevron-up',
  chevronsLeft: 'chevrons-left →',
  chevronsRight: 'chevrons-right →',
  chevronsUpDown: 'chevrons-up-down',
  circle: 'circle',
  clock: 'clock',
  close: 'x',
  columns: 'columns-3',
  copy: 'copy',
  creditCard: 'credit-card',
  device: 'smartphone',
  download: 'download',
  edit: 'pencil',
  enter: 'corner-down-left →',
  external: 'external-link →',
  eye: 'eye',
  eyeOff: 'eye-off',
  file: 'file-text →',
  filter: 'funnel',
  flag: 'flag',
  flame: 'flame',
  fullScreen: 'maximize',
  gift: 'gift',
  globe: 'globe',
  grid: 'layout-grid',
  grip: 'grip-vertical',
  heart: 'heart',
  help: 'circle-question-mark',
  history: 'history',
  home: 'house',
  image: 'image',
  info: 'info',
  key: 'key-round',
  link: 'link',
  list: 'list →',
  lock: 'lock',
  mail: 'mail',
  mapPin: 'map-pin',
  menu: 'menu',
  minus: 'minus',
  moon: 'moon',
  more: 'ellipsis',
  moreVertical: 'ellipsis-vertical',
  mountain: 'mountain',
  parcel: 'package',
  paperclip: 'paperclip',
  pause: 'pause',
  percent: 'percent',
  phone: 'phone',
  // what plays goes the same way everywhere
  play: 'play',
  plus: 'plus',
  receipt: 'receipt-text →',
  refresh: 'refresh-cw',
  rocket: 'rocket',
  run: 'footprints',
  search: 'search',
  settings: 'settings',
  shield: 'shield-check',
  sidebar: 'panel-left →',
  signIn: 'log-in →',
  signOut: 'log-out →',
  smallScreen: 'minimize',
  sort: 'arrow-up-down',
  sound: 'volume-2 →',
  soundOff: 'volume-x →',
  star: 'star',
  store: 'store',
  strength: 'dumbbell',
  success: 'circle-check',
  stretch: 'person-standing',
  sun: 'sun',
  tag: 'tag',
  trash: 'trash-2',
  trophy: 'trophy',
  undo: 'undo-2 →',
  upload: 'upload',
  user: 'user',
  userPlus: 'user-plus →',
  users: 'users →',
  warning: 'triangle-alert',
  waves: 'waves',
  wrench: 'wrench',
  zap: 'zap',
};

const NUMBER = String.raw`[\s,]*(-?(?:\d+\.?\d*|\.\d+))`;

/** Begins where it says and not where the shape before it ended; a line that follows without a letter stays relative. */
const absolute = d =>
  d.replace(new RegExp(`^m${NUMBER}${NUMBER}(?=([\\s,]*[-.\\d])?)`), (_, x, y, line) => `M${x} ${y}${line ? 'l' : ''}`);

/** Our own: a plain octagon is a third of Lucide's rounded one, which every widget would carry. */
const own = { error: 'M8 2h8l6 6v8l-6 6H8l-6-6V8zM12 8v4M12 16h.01' };

/** An SVG shape as path data. */
const drawn = {
  path: ({ d }) => absolute(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r }) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  ellipse: ({ cx, cy, rx, ry }) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`,
  rect: ({ x = '0', y = '0', width, height, rx: r = '0' }) => {
    const rx = Number(r);
    if (rx === 0) return `M${x} ${y}h${width}v${height}h-${width}z`;
    const corner = (dx, dy) => `a${rx} ${rx} 0 0 1 ${dx * rx} ${dy * rx}`;
    const [across, down] = [width - 2 * rx, height - 2 * rx];
    return `M${Number(x) + rx} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
  },
};

function pathOf(name) {
  const svg = readFileSync(`${root}/node_modules/lucide-static/icons/${name}.svg`, 'utf8');
  const shapes = [...svg.matchAll(/<(path|line|polyline|polygon|circle|ellipse|rect)\s([^>]*?)\/?>/g)];
  if (shapes.length === 0) throw new Error(`Lucide has no drawing for "${name}".`);
  return shapes
    .map(([, tag, attributes]) =>
      drawn[tag](
        Object.fromEntries([...attributes.matchAll(/([a-z0-9]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
      ),
    )
    .join('')
    .replaceAll(/\s*\n\s*/g, ' ');
}

const lines = Object.entries(icons).map(([name, from]) => {
  const path = `'${pathOf(from.replace(' →', ''))}'`;
  return `export const ${name}: IconShape = ${from.endsWith('→') ? `[${path}]` : path};`;
});
const ownLines = Object.entries(own).map(([name, path]) => `export const ${name}: IconShape = '${path}';`);
const text = [
  '// Written by scripts/icons.mjs, which says which icons there are; do not edit.',
  "// The drawings are Lucide's (https://lucide.dev), Copyright (c) Lucide Icons and Contributors, ISC licence; some are derived from",
  '// Feather, Copyright (c) Cole Bemis, MIT licence.',
  '',
  '/** The strokes of an icon on a 24 × 24 grid; in brackets where it points along the line of reading. One export each, so that a bundle holds the icons it shows. */',
  'export type IconShape = `M${string}` | readonly [flipping: `M${string}`];',
  '',
  ...[...lines, ...ownLines].toSorted(),
  '',
].join('\n');

const file = `${root}/src/ui/icon/shapes.ts`;
if (optionsOf({ check: 'flag' }).check) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('src/ui/icon/shapes.ts is not what scripts/icons.mjs writes. Run: node scripts/icons.mjs');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, text);
}
