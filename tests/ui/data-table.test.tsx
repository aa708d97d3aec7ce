import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableColumn } from '../../src/ui/data/data-table/columns.js';
import { DataTable, type DataTableProps } from '../../src/ui/data/data-table/data-table.js';

afterEach(cleanup);

interface Code {
  id: string;
  name: string;
  left: number | null;
}

const codes: Code[] = [
  { id: 'a', name: 'Spring', left: 20 },
  { id: 'b', name: 'Autumn', left: null },
  { id: 'c', name: 'Winter 10', left: 3 },
  { id: 'd', name: 'Winter 9', left: 100 },
];
const columns: TableColumn<Code>[] = [
  { id: 'name', header: 'Code', value: row => row.name },
  { id: 'left', header: 'Left', value: row => row.left, cell: row => row.left ?? 'no limit', numeric: true },
];

const Table = (props: Partial<DataTableProps<Code>>) => (
  <DataTable caption="Codes" columns={columns} rows={codes} rowId={row => row.id} {...props} />
);
const names = () => screen.getAllByRole('rowheader').map(cell => cell.lastChild?.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string, event = {}) => fireEvent.click(within(header(name)).getByRole('button'), event);

describe('a data table', () => {
  it('keeps the order it is given until another is chosen, and goes back to it', () => {
    render(<Table />);
    expect(names()).toEqual(['Spring', 'Autumn', 'Winter 10', 'Winter 9']);
    press('Code');
    expect(names()).toEqual(['Autumn', 'Spring', 'Winter 9', 'Winter 10']);
    press('Code');
    expect(names()).toEqual(['Winter 10', 'Winter 9', 'Spring', 'Autumn']);
    press('Code');
    expect(names()).toEqual(['Spring', 'Autumn', 'Winter 10', 'Winter 9']);
  });

  it('puts what is not known last, in either sort direction', () => {
    render(<Table />);
    press('Left');
    expect(names()).toEqual(['Winter 10', 'Spring', 'Winter 9', 'Autumn']);
    press('Left');
    expect(names()).toEqual(['Winter 9', 'Spring', 'Winter 10', 'Autumn']);
  });

  it('says the order in words as well as in the header', () => {
    render(<Table />);
    press('Left');
    expect(header('Left').getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByText('4 rows, sorted by Left, ascending')).toBeTruthy();
    press('Code', { shiftKey: true });
    expect(screen.getByText('4 rows, sorted by Left, ascending, sorted by Code, ascending')).toBeTruthy();
  });

  it('offers no order on a phone where there is none to choose', () => {
    const { rerender } = render(<Table />);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy();
    rerender(<Table columns={columns.map(column => ({ ...column, sortable: false }))} />);
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  });

  it('asks its page for another order where the page keeps it', () => {
    const onSortChange = vi.fn();
    render(<Table sort={[{ column: 'name', descending: true }]} onSortChange={onSortChange} />);
    press('Left');
    expect(onSortChange).toHaveBeenCalledWith([{ column: 'left', descending: false }]);
    expect(names()[0]).toBe('Winter 10');
  });

  it('selects from one press to another with Shift', () => {
    const onSelectedChange = vi.fn();
    render(<Table selectable rowName={row => row.name} onSelectedChange={onSelectedChange} />);
    const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
    fireEvent.click(box('Spring'));
    fireEvent.click(box('Winter 10'), { shiftKey: true });
    expect(onSelectedChange).toHaveBeenLastCalledWith(['a', 'b', 'c']);
    expect(screen.getAllByText('3 selected')).toHaveLength(2);
  });

  it('has the way to what can be done beside the box that was ticked last, and beside none other', () => {
    render(<Table selectable bulkActions={() => <button type="button">End</button>} />);
    const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
    const way = () => screen.queryByRole('button', { name: 'Go to actions' });
    expect(way()).toBeNull();
    tick('Select Autumn');
    tick('Select Spring');
    expect(way()?.closest('tr')?.textContent).toContain('Spring');
    fireEvent.click(screen.getByRole('button', { name: 'Go to actions' }));
    expect(document.activeElement?.textContent).toBe('End');
    tick('Select Spring');
    expect(way()?.closest('tr')?.textContent).toContain('Autumn');
    tick('Select Autumn');
    expect(way()).toBeNull();
  });

  it('has it beside the box of all rows, too, once all are ticked', () => {
    render(<Table selectable narrow="scroll" bulkActions={() => <button type="button">End</button>} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    const [first] = screen.getAllByRole('button', { name: 'Go to actions' });
    expect(first?.closest('thead')).not.toBeNull();
  });

  it('stays on a page that there is when rows go', () => {
    const { rerender } = render(<Table pageSize={2} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('3–4 of 4')).toBeTruthy();
    rerender(<Table pageSize={2} rows={codes.slice(0, 2)} />);
    expect(names()).toEqual(['Spring', 'Autumn']);
  });

  it('begins at the first page in a new order', () => {
    const onPageChange = vi.fn();
    render(<Table pageSize={2} onPageChange={onPageChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    press('Code');
    expect(onPageChange).toHaveBeenLastCalledWith({ index: 0, size: 2 });
    expect(screen.getByText('1–2 of 4')).toBeTruthy();
  });

  it('always shows one column', () => {
    render(<Table columnChooser hidden={['left']} />);
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByLabelText<HTMLInputElement>('Code', { selector: 'input' }).disabled).toBe(true);
    expect(screen.getByText('Keep at least one column.')).toBeTruthy();
  });

  it("leads to a thing by a link in the row's first cell", () => {
    render(<Table rowHref={row => `/codes/${row.id}`} />);
    expect(screen.getByRole('link', { name: 'Spring' }).getAttribute('href')).toBe('/codes/a');
  });

  it('asks a server for pages, and shows what it sends as it sends it', () => {
    const onPageChange = vi.fn();
    render(
      <Table
        server
        total={40}
        page={{ index: 0, size: 4 }}
        sort={[{ column: 'name', descending: false }]}
        onPageChange={onPageChange}
      />,
    );
    expect(names()).toEqual(['Spring', 'Autumn', 'Winter 10', 'Winter 9']);
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPageChange).toHaveBeenCalledWith({ index: 1, size: 4 });
  });

  it('says that a server has more rows than it counted, and offers no last page', () => {
    const turned = vi.fn();
    const page = { index: 249, size: 50 };
    render(<Table server total={12_500} atLeast page={page} onPageChange={turned} />);
    expect(screen.getByText('12,451–12,500 of 12,500+')).toBeTruthy();
    expect(screen.getByText('12,500+ rows')).toBeTruthy();
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('-1');
    expect(screen.queryByRole('button', { name: 'Page 252' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Page 251' }));
    expect(turned).toHaveBeenCalledWith({ index: 250, size: 50 });
  });

  it('keeps the rows that it has while new ones are on their way', () => {
    render(<Table status="loading" />);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(names()).toHaveLength(4);
  });

  it('says what was filtered out, and offers to take the filters away when nothing is left', () => {
    const onFiltersClear = vi.fn();
    const none = { id: 'x', field: 'Code', value: 'Summer', matches: (row: Code) => row.name === 'Summer' };
    const { rerender } = render(<Table filters={[{ ...none, matches: row => row.name.startsWith('Winter') }]} />);
    expect(screen.getByText('2 of 4 rows')).toBeTruthy();
    rerender(<Table filters={[none]} onFiltersClear={onFiltersClear} />);
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onFiltersClear).toHaveBeenCalledTimes(1);
  });
});
