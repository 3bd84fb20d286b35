import { Link } from '@/ui/router';
import { PATH } from '@/hotel/rules/paths';
import { useShopConflicts } from '@/hotel/shops/staff-queries/listings-queries';
import { shopConflictWords as words } from '@/hotel/shops/shop-words';

/** Says on another page that nights were sold twice; nothing as long as none were. */
export function ShopConflictsNotice() {
  const { data } = useShopConflicts();
  if (!data || data.length === 0) return null;
  return (
    <p className="notice bad" role="status">
      {words.notice(data.length)}{' '}
      <Link className="underline" to={PATH.adminShops}>
        {words.look}
      </Link>
    </p>
  );
}
