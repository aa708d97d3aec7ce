import { asc, inArray } from 'drizzle-orm';
import type { NewOrderLine, OrderableList, OrderLine } from '../../../core/contract/schemas/commercial/orders.js';
import type { PageQuery } from '../../../core/contract/schemas/query.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { invalid } from '../../http/refusal.js';
import { commercialModels } from '../tables/orders.js';

export type ModelRow = typeof commercialModels.$inferSelect;

/** What can be ordered: machines first, by name. */
export function orderablesFor(db: Db, page: PageQuery): Promise<OrderableList> {
  const { kind, name, modelId } = commercialModels;
  return pageOf(db, {
    rows: db.select().from(commercialModels),
    order: [asc(kind), asc(name)],
    key: modelId,
    page,
    items: rows =>
      rows.map(({ currencyCode: code, currencyScale: scale, ...row }) => ({
        kind: row.kind,
        modelId: row.modelId,
        name: row.name,
        unitPrice: row.unitPrice,
        currency: { code, scale },
      })),
  });
}

/** The models that these lines name; one that is not made is not found. */
export async function modelsOf(
  db: Db,
  lines: readonly Pick<OrderLine, 'kind' | 'modelId'>[],
): Promise<(line: Pick<OrderLine, 'kind' | 'modelId'>) => ModelRow | undefined> {
  const ids = lines.map(line => line.modelId);
  const rows =
    ids.length === 0 ? [] : await db.select().from(commercialModels).where(inArray(commercialModels.modelId, ids));
  return ({ kind, modelId }) => rows.find(row => row.kind === kind && row.modelId === modelId);
}

/** What an order without lines is in. */
const DOLLARS = { currencyCode: 'USD', currencyScale: 100 };

/** Lines with the name and the price that they have now, all in one currency. */
export async function pricedLines(db: Db, given: readonly NewOrderLine[]) {
  const modelOf = await modelsOf(db, given);
  const problems = [];
  const lines: OrderLine[] = [];
  let currency: typeof DOLLARS | undefined;
  for (const [at, { kind, modelId, quantity }] of given.entries()) {
    const model = modelOf({ kind, modelId });
    const path = `lines.${at}.modelId`;
    if (!model) {
      problems.push({ path, message: 'There is nothing of this name to order.' });
      continue;
    }
    const { name, unitPrice, currencyCode, currencyScale } = model;
    currency ??= { currencyCode, currencyScale };
    if (currency.currencyCode !== currencyCode)
      problems.push({ path, message: `Is not sold in ${currency.currencyCode}.` });
    lines.push({ kind, modelId, name, quantity, unitPrice });
  }
  if (problems.length > 0) throw invalid(problems);
  return { lines, ...(currency ?? DOLLARS) };
}
