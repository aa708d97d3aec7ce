import type { ColorRole } from './brand.js';
import { luminance, ratioOf, tenthOf } from './contrast.js';
import { hueDistance, toShade, type Oklch, type Shade } from './oklch.js';
import { pairs, RATIO } from './pairs.js';

/** Every role of one colour scheme; what lies behind a dialog is no colour of the brand's. */
export type Scheme = Record<Exclude<ColorRole, 'backdrop'>, Shade>;

interface Given {
  accent: Shade;
  ink: Shade;
  /** The colour of cards and fields. */
  paper: Shade;
  /** Whether text is darker than the paper. */
  light: boolean;
  /** The brand's own paper: the text on its accent, where that can be read. */
  print: Shade;
}

/** How close to the nearest lightness that passes a colour ends up. */
const STEP = 0.005;
/** What a ratio is computed to above what it must reach: rounding to eight bits must not undo it. */
export const SLACK = 0.02;

/** Chroma below which a colour has no visible hue. */
const GREY = 0.02;

/** What each role is put on. */
const behindOf = new Map(pairs.map(({ over }) => [over, pairs.filter(pair => pair.over === over)]));

type Test = (shade: Shade) => boolean;

/** The nearest lightness, from where a colour is towards black or white, at which it passes. The end always does. */
function towards(goal: 0 | 1, from: Oklch, passes: Test): Shade {
  let found = isShade(from) ? from : toShade(from);
  if (passes(found)) return found;
  let fails = from.l;
  found = toShade({ ...from, l: goal });
  while (Math.abs(found.l - fails) > STEP) {
    const middle = toShade({ ...from, l: (found.l + fails) / 2 });
    if (passes(middle)) found = middle;
    else fails = middle.l;
  }
  return found;
}

const isShade = (color: Oklch): color is Shade => 'luminance' in color;

/** The nearest lightness, up or down, at which a colour passes. */
function nearest(from: Shade, passes: Test): Shade {
  const [darker, lighter] = [towards(0, from, passes), towards(1, from, passes)];
  if (!passes(darker)) return lighter;
  if (!passes(lighter)) return darker;
  return from.l - darker.l <= lighter.l - from.l ? darker : lighter;
}

/** Degrees that a tone's hue keeps from the accent's, where its own range lets it. */
const APART = 30;

/** A hue within its range, the middle of it unless that is too near to the accent's. */
function apart([from, to]: readonly [from: number, to: number], accent: Shade): number {
  const middle = (from + to) / 2;
  if (accent.c < 0.04 || hueDistance(middle, accent.h) >= APART) return middle;
  return hueDistance(from, accent.h) > hueDistance(to, accent.h) ? from : to;
}

// Where people still call it green, amber, red and blue; lightness and chroma on light paper and on dark.
const tones = {
  success: { hues: [140, 172], c: 0.1 },
  warning: { hues: [62, 92], c: 0.095 },
  critical: { hues: [18, 42], c: 0.17 },
  info: { hues: [232, 274], c: 0.11 },
} as const;

const disciplines = { bike: 250, row: 195, run: 52, climb: 300, strength: 352, stretch: 132 } as const;

/** All roles of one scheme, each as near to what was given as its pairs allow. */
export function deriveScheme({ accent: given, ink, paper, light, print }: Given): Scheme {
  /** Where text goes when it cannot be read. */
  const away = light ? 0 : 1;
  const toward = light ? 1 : 0;
  const end = light ? 0 : 1;
  // A step from black is smaller to the eye than one from anywhere else: there a fill begins further up.
  const shifted = (by: number, floor: number) => (light ? paper.l - by : Math.max(paper.l + by, floor));

  // Fills: black or white must be readable on each, with room for what a hover mixes in.
  const readable =
    (room: number): Test =>
    shade =>
      ratioOf(shade.luminance, end) >= RATIO.text * room;
  const fill = (color: Oklch, room = 1.03) => towards(toward, color, readable(room));
  const surface = paper;
  const tint = Math.min(paper.c, 0.03);
  const canvas = fill({ l: paper.l - (light ? 0.026 : 0.04), c: tint, h: paper.h });
  const sunken = fill({ l: shifted(light ? 0.052 : 0.055, 0.2), c: tint, h: paper.h });
  const wash = (h: number, chroma: number) =>
    fill({ l: shifted(light ? 0.04 : 0.05, 0.21), c: chroma * (light ? 0.17 : 0.28) + tint * 0.2, h }, 1.35);
  const accentSurface = wash(given.h, given.c);
  const quiet = (tone: keyof typeof tones) => wash(apart(tones[tone].hues, given), 0.15);

  const made = {
    canvas,
    surface,
    sunken,
    accentSurface,
    successSurface: quiet('success'),
    warningSurface: quiet('warning'),
    criticalSurface: quiet('critical'),
    infoSurface: quiet('info'),
  };
  /** Whether a colour reaches the ratio of every pair in which a role lies on a fill. */
  const stands = (role: ColorRole): Test => {
    const behind = behindOf.get(role) ?? [];
    return shade =>
      behind.every(({ on, is }) => {
        const ground = typeof on === 'string' ? fillOf(on) : luminance(tenthOf(shade.hex, made.criticalSurface.hex));
        return ground === undefined || ratioOf(shade.luminance, ground) >= RATIO[is] + SLACK;
      });
  };
  const fills = new Map(Object.entries(made).map(([role, shade]) => [role, shade.luminance]));
  const fillOf = (role: ColorRole) => fills.get(role);
  const mark = (role: ColorRole, color: Oklch) => towards(away, color, stands(role));

  const text = mark('text', ink);
  const between = (share: number) => paper.l + (text.l - paper.l) * share;
  const gray = { c: Math.min(text.c, 0.03) || tint * 0.3, h: text.c > 0.005 ? text.h : paper.h };
  const tone = (name: keyof typeof tones) =>
    mark(name, { l: light ? 0.47 : 0.79, c: tones[name].c, h: apart(tones[name].hues, given) });
  // One text for all fields: they are all deep on a light page and all bright on a dark one.
  const onHue = toShade({ l: light ? 1 : 0.19, c: 0, h: 0 });
  const hue = (name: keyof typeof disciplines) => {
    const isMade = stands(name);
    const color = { l: light ? 0.54 : 0.76, c: 0.13, h: disciplines[name] };
    return towards(away, color, shade => isMade(shade) && isReadable(onHue, shade));
  };

  // A grey would look like what cannot be pressed: without a hue to keep, the ink does better.
  const isGrey = given.c < GREY && !stands('accent')(given);
  const accent = nearest(isGrey ? text : given, stands('accent'));
  const onAccent = labelOf(accent, [print, text]);
  const accentHover = hovered(accent, onAccent);
  return {
    ...made,
    line: toShade({ l: light ? between(0.13) : Math.max(between(0.13), 0.26), c: tint, h: paper.h }),
    lineStrong: mark('lineStrong', { ...gray, l: between(0.45) }),
    text,
    textMuted: mark('textMuted', { ...gray, l: between(0.68) }),
    accent,
    onAccent,
    accentHover,
    accentText: mark('accentText', light || accent.l > 0.7 ? accent : { ...accent, l: 0.7 }),
    action: accent,
    actionHover: accentHover,
    onAction: onAccent,
    inverse: text,
    onInverse: surface,
    success: tone('success'),
    warning: tone('warning'),
    critical: tone('critical'),
    info: tone('info'),
    bike: hue('bike'),
    row: hue('row'),
    run: hue('run'),
    climb: hue('climb'),
    strength: hue('strength'),
    stretch: hue('stretch'),
    onHue,
    focus: mark('focus', { l: light ? 0.52 : 0.78, c: 0.18, h: 262 }),
  };
}

const isReadable = (one: Shade, other: Shade) => ratioOf(one.luminance, other.luminance) >= RATIO.text + SLACK;

/** The text of the primary button: one of the brand's own colours, else the nearest to them that can be read. Darker or lighter, one always can. */
function labelOf(accent: Shade, own: readonly [Shade, ...Shade[]]): Shade {
  const passes: Test = shade => isReadable(shade, accent);
  const further = own.flatMap(shade => [towards(0, shade, passes), towards(1, shade, passes)]);
  return own.find(passes) ?? further.find(passes) ?? own[0];
}

/** The accent under the pointer: further from its text, or nearer where there is nothing further. */
function hovered(accent: Shade, onAccent: Shade): Shade {
  const away = onAccent.luminance > accent.luminance ? -0.06 : 0.06;
  const steps = [away, -away, -away / 2].map(by => accent.l + by).filter(l => l >= 0 && l <= 1);
  return steps.map(l => toShade({ ...accent, l })).find(shade => isReadable(shade, onAccent)) ?? accent;
}
