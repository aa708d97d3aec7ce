import { useLocation, useSearch } from 'wouter';

interface QueryChanged {
  query: string;
  /** While somebody types, the address changes without a step of history for each letter. */
  typing: boolean;
}

const withParameter = (search: string, name: string, value: string | undefined): string => {
  const parameters = new URLSearchParams(search);
  if (value === undefined) parameters.delete(name);
  else parameters.set(name, value);
  return parameters.toString();
};

/** What a list shows, held in the address of its page: both without the question mark. */
export function useListQuery(path: string) {
  const query = useSearch();
  const [, navigate] = useLocation();
  return {
    query,
    onQueryChanged: ({ query: changed, typing }: QueryChanged) =>
      navigate(`${path}${changed && '?'}${changed}`, { replace: typing }),
  };
}

/**
 * The same with one of the list's things open beside it, which has a parameter `name` of its own in the address. The page
 * stays as it is while one is opened, closed or written; each is a step of history.
 */
export function useOpened(path: string, name: string) {
  const { query: search, onQueryChanged } = useListQuery(path);
  const opened = new URLSearchParams(search).get(name) ?? undefined;
  const query = withParameter(search, name, undefined);
  const open = (id: string | undefined) => onQueryChanged({ query: withParameter(query, name, id), typing: false });
  return {
    query,
    opened,
    open,
    close: () => open(undefined),
    onQueryChanged: ({ query: changed, typing }: QueryChanged) =>
      onQueryChanged({ query: opened === undefined ? changed : withParameter(changed, name, opened), typing }),
  };
}
