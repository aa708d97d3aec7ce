/** Of the printed page alone: paper has no theme, no tokens and no widgets on it. Logical, so that it reads either way. */
export const paperSheet = `
  :root { color-scheme: light; }
  body { margin: 0; box-sizing: border-box; padding: 24px; overflow: hidden; background: #fff; color: #111317; font: 14px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
  header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px; padding-block-end: 16px; border-block-end: 2px solid; }
  h1, h2, p, dl, dd { margin: 0; }
  h1 { font-size: 22px; line-height: 1.15; }
  h2, dt, th, small { font-size: 12px; font-weight: 500; color: #55585f; }
  header p { font-size: 18px; font-weight: 650; line-height: 1.15; }
  section { display: flex; flex-wrap: wrap; gap: 16px 48px; padding-block: 16px; }
  dl { display: grid; grid-template-columns: auto 1fr; align-content: start; align-items: baseline; gap: 2px 16px; }
  table { width: 100%; border-collapse: collapse; }
  th { text-align: start; }
  th, td { padding: 8px 0; vertical-align: top; border-block-end: 1px solid #e3e3df; }
  small { display: block; font-weight: 400; }
  .amount { padding-inline-start: 16px; text-align: end; white-space: nowrap; }
  tfoot th, tfoot td { border: 0; font-size: 18px; font-weight: 650; color: inherit; }
  bdi { unicode-bidi: plaintext; }
  @page { margin: 20mm; }
  @media print { body { padding: 0; overflow: visible; } tr { break-inside: avoid; } }
`;
