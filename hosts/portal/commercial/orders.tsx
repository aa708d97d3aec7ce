import { OrderManager } from '@echelon/membership/commercial';
import { useWays } from '../use-ways.js';
import { useOpened } from '../area/list-query.js';

/** Orders, and one of them beside. */
export function OrdersPage() {
  const { query, opened, onQueryChanged, open, close } = useOpened('/commercial/orders', 'order');
  const { toSignIn } = useWays();
  return (
    <OrderManager
      query={query}
      orderId={opened}
      onQueryChanged={onQueryChanged}
      onOrderOpened={({ orderId }) => open(orderId)}
      onOrderClosed={close}
      onSignInRequested={toSignIn}
    />
  );
}
