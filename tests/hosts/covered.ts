/**
 * What has the focus and lies entirely under something else, or out of the window; undefined where some of it is seen. Of
 * what is drawn by what is around it, such as a switch, that is looked at.
 *
 * It is sent into pages as its own text, so everything that it needs is inside it.
 */
export function coveredFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const boxOf = (element: Element) => element.getBoundingClientRect();
  let seen = focused;
  while ((boxOf(seen).width < 3 || boxOf(seen).height < 3) && seen.parentElement) seen = seen.parentElement;
  const { left, top, width, height } = boxOf(seen);
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  const isSeen = shares.some(x =>
    shares.some(y => seen.contains(document.elementFromPoint(left + width * x, top + height * y))),
  );
  if (isSeen) return undefined;
  const name = (focused.getAttribute('aria-label') ?? focused.textContent).trim().replaceAll(/\s+/g, ' ');
  return `<${focused.localName}> “${name.slice(0, 50)}” from ${Math.round(top)} to ${Math.round(top + height)} px`;
}
