import { describe, expect, it } from 'vitest';
import { textOf } from '../../../../src/widgets/commercial/equipment-manager/file-text.js';

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);
const text = (said: string) => ({ is: 'text', text: said });

describe('a file that a spreadsheet has written', () => {
  it('is read as UTF-8, without the mark of its encoding', async () => {
    expect(await textOf(new Blob(['\uFEFFCafé']))).toEqual(text('Café'));
    expect(await textOf(new Blob(['Café']))).toEqual(text('Café'));
  });

  it('is read as Windows-1252 where it cannot be UTF-8', async () => {
    // not 0x80 to 0x9F, which Node 20 reads as Latin-1; browsers do not
    expect(await textOf(bytes(0x43, 0x61, 0x66, 0xe9))).toEqual(text('Café'));
  });

  it('is read as UTF-16 by its mark, in either order', async () => {
    expect(await textOf(bytes(0xff, 0xfe, 0x43, 0x00, 0xe9, 0x00))).toEqual(text('Cé'));
    expect(await textOf(bytes(0xfe, 0xff, 0x00, 0x43, 0x00, 0xe9))).toEqual(text('Cé'));
  });

  it('is refused as a workbook', async () => {
    expect(await textOf(bytes(0x50, 0x4b, 0x03, 0x04, 0x00))).toEqual({ is: 'refused', problem: 'notText' });
  });
});
