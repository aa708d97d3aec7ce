import type { ReactNode } from 'react';
import { unseen } from '../../../ui/style/unseen.css.js';
import { head, name, row as rowClass, table, value } from './table.css.js';

export interface TableColumn {
  name: ReactNode;
  /** Figures stand under one another, at the end. */
  figures?: boolean | undefined;
}

export interface TableRow {
  id: string;
  /** The first names the row. */
  cells: readonly ReactNode[];
  /** The reader's own row stands out. */
  own?: boolean | undefined;
}

interface TableProps {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/** A table of few columns: it fits the narrowest place, and nothing of it moves. */
export const Table = ({ caption, columns, rows }: TableProps) => (
  <table className={table}>
    <caption className={unseen}>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th key={index} className={head} scope="col" data-figures={column.figures ? '' : undefined}>
            {column.name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells: [first, ...others], own }) => (
        <tr key={id} className={rowClass} data-own={own ? '' : undefined}>
          <th className={name} scope="row" data-figures={columns[0]?.figures ? '' : undefined}>
            {first}
          </th>
          {others.map((cell, index) => (
            <td key={index} className={value} data-figures={columns[index + 1]?.figures ? '' : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
