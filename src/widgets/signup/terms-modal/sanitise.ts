/** Tags that carry meaning; anything else goes, its words stay where they are words. */
const tags = [
  'a',
  'abbr',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'dd',
  'dfn',
  'dl',
  'dt',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  'q',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'time',
  'tr',
  'u',
  'ul',
];
const wrappers = [
  'address',
  'article',
  'aside',
  'div',
  'figure',
  'figcaption',
  'footer',
  'header',
  'main',
  'nav',
  'section',
  'span',
];
const attributes = ['href', 'lang', 'dir', 'datetime', 'start', 'reversed', 'colspan', 'rowspan', 'scope'];

interface HasSetHtml {
  setHTML(
    html: string,
    options: {
      sanitizer: {
        elements: string[];
        replaceWithChildrenElements: string[];
        attributes: string[];
        comments: boolean;
        dataAttributes: boolean;
      };
    },
  ): void;
}

const hasSetHtml = (element: unknown): element is HasSetHtml =>
  typeof element === 'object' && element !== null && 'setHTML' in element;

async function parsed(html: string): Promise<DocumentFragment> {
  const fragment = document.createDocumentFragment();
  const box: unknown = document.createElement('div');
  if (hasSetHtml(box) && box instanceof Element) {
    box.setHTML(html, {
      sanitizer: {
        elements: tags,
        replaceWithChildrenElements: wrappers,
        attributes,
        comments: false,
        dataAttributes: false,
      },
    });
    fragment.append(...box.childNodes);
    return fragment;
  }
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** Links that lead out open beside the page; what leads nowhere, or into the text whose ids are gone, becomes plain words. */
function settleLinks(root: DocumentFragment): void {
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (/^(?:https?:|mailto:|tel:|\/)/i.test(href)) {
      link.target = '_blank';
      link.rel = 'noopener';
    } else link.replaceWith(...link.childNodes);
  }
}

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();

/** A heading that only repeats the dialog's title goes; the highest of the others becomes an `<h3>` under it. */
function settleHeadings(root: DocumentFragment, title: string): void {
  const first = root.querySelector('h1, h2');
  if (first && plain(first.textContent) === plain(title)) first.remove();
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const level = (heading: Element) => Number(heading.tagName.charAt(1));
  const highest = Math.min(...headings.map(level));
  for (const heading of headings) {
    const settled = document.createElement(`h${Math.min(6, level(heading) - highest + 3)}`);
    settled.append(...heading.childNodes);
    heading.replaceWith(settled);
  }
}

/**
 * Foreign HTML as nodes that are safe to show: structure and words, no scripts, styles, classes or ids. The browser's
 * own sanitiser where there is one; else DOMPurify, which passes under Trusted Types as it hands out nodes, not text.
 * Rejects when no words are left: nobody can agree to nothing.
 */
export async function sanitised(html: string, title: string): Promise<DocumentFragment> {
  const fragment = await parsed(html);
  if (!plain(fragment.textContent)) throw new Error('The terms hold no words.');
  settleLinks(fragment);
  settleHeadings(fragment, title);
  return fragment;
}
