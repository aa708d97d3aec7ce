import { Unstyled } from '@storybook/addon-docs/blocks';
import { Children, useId, type ReactNode } from 'react';
import { Root } from '../src/ui/root/root.js';
import { cell, code, head, heading, names, scroll, section, table } from './docs.css.js';

/** A part of a page of the handbook, set in the system's own type. */
export function Section({ title, children }: { title: string; children?: ReactNode }) {
  const id = useId();
  return (
    <Unstyled>
      <Root>
        <section className={section} aria-labelledby={id}>
          <h2 className={heading} id={id}>
            {title}
          </h2>
          {children}
        </section>
      </Root>
    </Unstyled>
  );
}

/** A table that scrolls within itself where the page is narrow. */
export function Table({
  label,
  columns,
  children,
}: {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    <div className={scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {columns.map(text => (
              <th key={text} className={head} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** One cell for each child. */
export function Cells({ children }: { children: ReactNode }) {
  return (
    <tr>
      {Children.map(children, child => (
        <td className={cell}>{child}</td>
      ))}
    </tr>
  );
}

/** Names as they are written in code. */
export function Names({ of }: { of: readonly string[] }) {
  return (
    <ul className={names} role="list">
      {of.map(name => (
        <li key={name}>
          <code className={code}>{name}</code>
        </li>
      ))}
    </ul>
  );
}
