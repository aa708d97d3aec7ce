import { OrderManager } from '@echelon/membership/commercial';
import { useLocation, useSearch } from 'wouter';
import { useWays } from '../use-ways.js';
import { withParameter, withoutParameter } from './search.js';

const PATH = '/commercial/orders';
/** In the address, beside what the list shows: the order that is open. The page stays as it is while one is opened, closed or written. */
const OPEN = 'order';

/** Orders, and one of them beside. */
export function OrdersPage() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { toSignIn } = useWays();
  const opened = new URLSearchParams(search).get(OPEN) ?? undefined;
  const query = withoutParameter(search, OPEN);
  const go = (next: string, replace = false) => navigate(`${PATH}${next && '?'}${next}`, { replace });
  return (
    <OrderManager
      query={query}
      orderId={opened}
      onQueryChanged={({ query: changed, typing }) =>
        go(opened === undefined ? changed : withParameter(changed, OPEN, opened), typing)
      }
      onOrderOpened={({ orderId }) => go(withParameter(query, OPEN, orderId))}
      onOrderClosed={() => go(query)}
      onSignInRequested={toSignIn}
    />
  );
}
