/** Where the left edge of a word in the element's first text stands, in pixels: words of one script keep their order. */
export function leftOf(element: HTMLElement, word: string): number {
  const page = element.ownerDocument;
  const text = page.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const from = text?.textContent?.indexOf(word) ?? -1;
  if (!text || from < 0) throw new Error(`No ${word} in ${element.outerHTML}`);
  const range = page.createRange();
  range.setStart(text, from);
  range.setEnd(text, from + word.length);
  return range.getBoundingClientRect().left;
}
