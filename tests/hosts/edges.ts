/**
 * What stands off the lines of a page, as sentences; none when all is well. A page has one centred column of 1088 px:
 * what is in it begins where the column begins, and ends at 720 or at 1088 px; on a phone both are the column's end.
 * Pages of one thing alone have it in the middle of the column.
 *
 * It is sent into pages as its own text, so everything that it needs is inside it.
 */
export function edgeProblems({ isAlone }: { isAlone: boolean }): string[] {
  const measures = [720, 1088];
  /** Rounding. */
  const slack = 1;
  const problems: string[] = [];
  const main = document.querySelector('main');
  if (!main) return ['There is no main part.'];

  const round = (px: number) => Math.round(px * 10) / 10;
  const named = (element: Element): string => {
    const part = element.getAttribute('part');
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `<${element.localName}${part ? ` part="${part}"` : ''} class="${element.className}"> "${words.slice(0, 40)}"`;
  };
  /** Drawn where somebody sees it. */
  const isSeen = (element: Element): boolean => {
    if (getComputedStyle(element).display === 'contents') return true;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { clipPath, clip } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && !clipPath.startsWith('inset(50%') && !clip.startsWith('rect(');
  };
  // a picture made of bars leaves the page at its end, and so does the half that shows it
  const isPicture = (element: Element): boolean => element.matches('.bars, .half');
  const childrenOf = (element: Element): readonly Element[] =>
    [...(element.shadowRoot ?? element).children].filter(child => !isPicture(child));
  const controls = 'button, a, input, select, textarea, label, fieldset, summary, svg, img, iframe, [role=button]';

  // The column: in the middle of what a sidebar leaves.
  const beside = document.querySelector('.portal-area [part=sidebar]')?.getBoundingClientRect();
  const start = beside && beside.height > innerHeight / 2 ? beside.right : 0;
  const pane = document.documentElement.clientWidth - start;
  const edge = document.documentElement.clientWidth < 640 ? 16 : 24;
  const width = Math.min(1088, pane - 2 * edge);
  const from = start + (pane - width) / 2;
  const ends = measures.map(measure => from + Math.min(measure, width));

  /** A sheet, or a row between hairlines: what draws an edge of its own. */
  const isDrawn = (element: Element): boolean => {
    const style = getComputedStyle(element);
    const isFilled = !/, 0\)$|\/ 0\)$|transparent/.test(style.backgroundColor);
    const isLined = [style.borderTopWidth, style.borderBottomWidth].some(line => Number.parseFloat(line) > 0);
    return style.display !== 'inline' && (isFilled || (isLined && style.borderTopColor !== 'rgba(0, 0, 0, 0)'));
  };
  const blocks: { element: Element; box: DOMRect; kind: 'heading' | 'box' }[] = [];
  const collect = (element: Element): void => {
    if (!isSeen(element) || element.matches(`${controls}, dialog, [popover], [part=toast]`)) return;
    if (getComputedStyle(element).display === 'contents') return childrenOf(element).forEach(collect);
    const box = element.getBoundingClientRect();
    // Of a band from edge to edge, what is in it.
    const isBand = box.left <= start && box.right >= start + pane;
    if (/^h[1-6]$/.test(element.localName)) blocks.push({ element, box, kind: 'heading' });
    else if (
      element !== main &&
      !isBand &&
      (element.matches('table, form, nav') || (isDrawn(element) && box.width > 200))
    )
      blocks.push({ element, box, kind: 'box' });
    else for (const child of childrenOf(element)) collect(child);
  };
  collect(main);

  /** Beside a half that is a picture, the one thing begins where the column begins. */
  const hasHalf = [...main.querySelectorAll('.half')].some(isSeen);
  for (const { element, box, kind } of blocks) {
    // What stands beside it, in the same row.
    const row = blocks.filter(other => other.box.top < box.bottom - slack && other.box.bottom > box.top + slack);
    const left = Math.min(...row.map(one => one.box.left));
    const right = Math.max(...row.map(one => one.box.right));
    if (isAlone && hasHalf) {
      if (Math.abs(left - from) > slack)
        problems.push(`${named(element)} begins at ${round(left - from)} of the column.`);
      continue;
    }
    if (isAlone) {
      const off = left - from - (from + width - right);
      if (Math.abs(off) > 2 * slack) problems.push(`${named(element)} is ${round(off / 2)} px out of the middle.`);
      continue;
    }
    if (Math.abs(left - from) > slack)
      problems.push(`${named(element)} begins at ${round(left - from)} of the column.`);
    if (kind === 'box' && !ends.some(end => Math.abs(right - end) <= slack))
      problems.push(`${named(element)} ends at ${round(right - from)} of the column.`);
  }

  /** The sheet that an element is on, inside its padding; the column where it is on none. */
  const linesOf = (element: Element): readonly [number, number] => {
    for (let one = element.parentElement; one && main.contains(one) && one !== main; one = one.parentElement)
      if (isDrawn(one)) {
        const { left, right } = one.getBoundingClientRect();
        const style = getComputedStyle(one);
        return [left + Number.parseFloat(style.paddingLeft), right - Number.parseFloat(style.paddingRight)];
      }
    return [from, from + width];
  };
  // Buttons that are words alone end where what is around them ends, to the pixel, in the header too.
  for (const element of document.querySelectorAll('[part=button]')) {
    if (!isSeen(element) || isDrawn(element)) continue;
    const words = document.createRange();
    words.selectNodeContents(element);
    const { left, right } = words.getBoundingClientRect();
    const [first, last] = linesOf(element);
    for (const off of [left - first, right - last])
      if (Math.abs(off) > slack / 2 && Math.abs(off) < 20)
        problems.push(`The words of ${named(element)} are ${round(off)} px off the edge.`);
  }

  const differs = (numbers: readonly number[]) =>
    numbers.length > 1 && Math.max(...numbers) - Math.min(...numbers) > slack;
  const all: Element[] = [];
  const gather = (element: Element): void => {
    if (!isSeen(element)) return;
    all.push(element);
    for (const child of childrenOf(element)) gather(child);
  };
  gather(main);
  const lists = all.filter(element => element.matches('ul, ol, tbody, [role=list], [role=rowgroup]'));
  for (const list of lists) {
    const rows = childrenOf(list).flatMap(row => {
      const buttons = all
        .filter(one => one.matches('button, a[part=button]') && row.contains(one))
        .map(one => one.getBoundingClientRect());
      const [first, last] = [buttons[0], buttons.at(-1)];
      return first && last ? [{ row: row.getBoundingClientRect(), first, last }] : [];
    });
    for (const one of rows) {
      // cards side by side
      const level = rows.filter(({ row }) => Math.abs(row.top - one.row.top) <= slack);
      if (level.length > 1 && differs(level.map(({ last }) => last.top)))
        problems.push(
          `${named(list)}: neighbours' buttons are at ${level.map(({ last }) => round(last.top)).join(', ')}.`,
        );
    }
    // rows one below the other
    const below = rows.filter(({ row }) => Math.abs(row.left - (rows[0]?.row.left ?? 0)) <= slack);
    if (
      below.length === rows.length &&
      differs(rows.map(({ last }) => last.right)) &&
      differs(rows.map(({ first }) => first.left))
    )
      problems.push(
        `${named(list)}: the rows' buttons end at ${rows.map(({ last }) => round(last.right)).join(', ')}.`,
      );
  }

  for (const element of all) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isWider = cuts(overflowX) && element.scrollWidth > element.clientWidth + slack;
    // What scrolls shows that there is more, too.
    const isHigher = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + slack;
    const isShortened = textOverflow === 'ellipsis' && element.closest('[title], [aria-label], [aria-describedby]');
    const isDrawing =
      element.matches('svg, [aria-hidden=true]') || element.querySelector(':scope > svg[aria-hidden=true]');
    if ((isWider || isHigher) && !element.matches('textarea, input, select, [data-more]') && !isShortened && !isDrawing)
      problems.push(
        `${named(element)} is cut off without a sign: ${element.scrollWidth} × ${element.scrollHeight} px in ${element.clientWidth} × ${element.clientHeight}.`,
      );
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`The page is ${scrollWidth} px wide in ${clientWidth} px.`);
  return [...new Set(problems)];
}
