/** Tables with fewer rows are read whole by right: they are a few pages. */
const LARGE = 5000;

const nodesOf = node => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const rowsOf = count => (count < 10 ? count.toFixed(1).replace('.0', '') : count.toFixed(0));

/** The rows that a node has looked at; a limit above it may have stopped it early. */
const passedBy = node => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

/** One line of each node: what is read by which index, rows and milliseconds. */
function draw(node, depth = 0) {
  const by = node['Index Name'] ? ` by ${node['Index Name']}` : '';
  const of = node['Relation Name'] ? ` ${node['Relation Name']}` : '';
  const times = node['Actual Loops'] > 1 ? ` × ${node['Actual Loops']}` : '';
  const lost = node['Rows Removed by Filter'] ? `, ${rowsOf(node['Rows Removed by Filter'])} of them left out` : '';
  const name = node['Subplan Name'] ? ` (${node['Subplan Name']})` : '';
  const line = `${'  '.repeat(depth)}${node['Node Type']}${of}${by}${name}: ${rowsOf(node['Actual Rows'])} rows${times}${lost}, ${node['Actual Total Time'].toFixed(2)} ms`;
  return [line, ...(node.Plans ?? []).flatMap(plan => draw(plan, depth + 1))];
}

/** The rows of each table, as PostgreSQL counts them. */
export async function sizesOf(client) {
  const { rows } = await client.query(
    `select relname as name, reltuples::int as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}

/**
 * How PostgreSQL answers a statement with these values.
 * @returns {Promise<{ lines: string[], ms: number, whole: string[] }>} the plan, what it took, and the large tables that it read whole
 */
export async function planOf(client, { text, values }, sizes) {
  const explained = await client.query({
    text: `explain (analyze, format json) ${text}`,
    values,
  });
  const [{ Plan: plan, 'Execution Time': ms, 'Planning Time': planning }] = explained.rows[0]['QUERY PLAN'];
  const whole = nodesOf(plan)
    .filter(node => {
      const size = sizes.get(node['Relation Name']) ?? 0;
      return node['Node Type'].endsWith('Seq Scan') && size >= LARGE && passedBy(node) > size / 2;
    })
    .map(node => node['Relation Name']);
  return { lines: draw(plan), ms: ms + planning, whole };
}
