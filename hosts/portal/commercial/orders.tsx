import { OrderManager } from '@echelon/membership/commercial';
import { useLocation, useRoute, useSearch } from 'wouter';
import { keepList, listAddress } from '../staff/list-address.js';
import { useWays } from '../use-ways.js';

const PATH = '/commercial/orders';

/** Orders, and one of them beside. */
export function OrdersPage() {
  const [, params] = useRoute(`${PATH}/:orderId`);
  const search = useSearch();
  const [, navigate] = useLocation();
  const { toSignIn } = useWays();
  if (!params) keepList(PATH, search);
  return (
    <OrderManager
      query={search}
      orderId={params?.orderId}
      onQueryChanged={({ query, typing }) => navigate(`${PATH}${query && '?'}${query}`, { replace: typing })}
      onOrderOpened={({ orderId }) => navigate(`${PATH}/${orderId}`)}
      onOrderClosed={() => navigate(listAddress(PATH))}
      onSignInRequested={toSignIn}
    />
  );
}
