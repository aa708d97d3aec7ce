/** Rows on a page of which nothing else was said. */
const USUAL = 50;

/** Where a page begins and how many rows it has. */
export const pageOfQuery = ({
  offset = 0,
  limit = USUAL,
}: {
  offset?: number | undefined;
  limit?: number | undefined;
}) => ({ offset, limit });
