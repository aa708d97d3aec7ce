import { CodeOrSourceMdx, DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { code, scroll } from '../docs.css.js';
import { linkFrom, sectionsOf } from './pages.js';

/** A document of the project, or some sections of it, as a page of the handbook. */
export function Document({ path, text, sections }: { path: string; text: string; sections?: readonly string[] }) {
  const a = { component: DocumentLink, props: { from: path } };
  return (
    <Markdown options={{ forceBlock: true, overrides: { a, code: Code, table: WideTable } }}>
      {/* The marks of what a script writes say nothing to a reader. */}
      {sectionsOf(text, sections).replaceAll(/<!--.*?-->/g, '')}
    </Markdown>
  );
}

function DocumentLink({ from, href = '', children }: ComponentProps<'a'> & { from: string }) {
  const { channel } = useContext(DocsContext);
  const to = linkFrom(from, href);
  // A document that is only in the checkout.
  if (!to) return <em>{children}</em>;
  if ('address' in to)
    return (
      <a href={to.address} target={to.address.startsWith('#') ? '_self' : '_blank'} rel="noreferrer">
        {children}
      </a>
    );
  const path = `?path=/docs/${to.page}`;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, path);
  };
  return (
    <a href={`./${path}`} target="_top" onClick={follow}>
      {/* A path says nothing where there are no files. */}
      {String(children).endsWith('.md') ? to.title : children}
    </a>
  );
}

/** Code in a line, which may break where the page is narrow, or a block to copy. */
function Code({ className, children }: ComponentProps<'code'>) {
  return className || String(children).includes('\n') ? (
    <CodeOrSourceMdx className={className ?? ''}>{String(children)}</CodeOrSourceMdx>
  ) : (
    <code className={code}>{children}</code>
  );
}

/** A table that scrolls within itself where the page is narrow. */
function WideTable(props: ComponentProps<'table'>) {
  return (
    <div className={scroll} role="group" aria-label="A table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
