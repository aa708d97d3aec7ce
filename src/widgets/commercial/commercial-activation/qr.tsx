import { encodeQR } from 'qr';
import { picture } from './qr.css.js';

/** A path of all dark squares, in rows. */
const draw = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A text as a QR code, dark on light in every scheme, with the margin that readers need around it. */
export function View({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  return (
    <svg className={picture} part="qr" role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <path d={draw(rows)} />
    </svg>
  );
}
