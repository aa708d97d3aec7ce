/** A line through the values over the whole box, 2 px from its edges; it breaks where a value is missing. */
export function sparkPath(values: readonly (number | null)[], width: number, height: number): string {
  const known = values.filter(value => value !== null);
  if (known.length === 0) return '';
  const least = known.reduce((a, b) => Math.min(a, b));
  const range = known.reduce((a, b) => Math.max(a, b)) - least;
  const x = (index: number) => (values.length === 1 ? width / 2 : (index * width) / (values.length - 1));
  const y = (value: number) => (range === 0 ? height / 2 : height - 2 - ((value - least) / range) * (height - 4));
  const round = (px: number) => Math.round(px * 100) / 100;
  let pen = 'M';
  return values
    .map((value, index) => {
      if (value === null) {
        pen = 'M';
        return '';
      }
      const step = `${pen}${round(x(index))} ${round(y(value))}`;
      // a value between two gaps is a point
      const point = pen === 'M' && (values[index + 1] ?? null) === null ? 'h0' : '';
      pen = 'L';
      return step + point;
    })
    .join('');
}
