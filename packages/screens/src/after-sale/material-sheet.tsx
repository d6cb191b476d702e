import { formatFen } from '@hearth/domain'
import { afterSaleStore, useActions, useShop } from '@hearth/state'
import { EmptyState, ErrorState, ListSkeleton, Sheet } from '@hearth/ui'
import { usePageLoad } from '#hooks/use-page-load'
import { PriceRow } from './price-row'

/** The published prices of parts. */
export function MaterialSheet({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const store = afterSaleStore(id)
  const { status, data, error } = useShop(store, (state) => state.materials)
  const { loadMaterials } = useActions(store)
  usePageLoad(loadMaterials, open)
  return (
    <Sheet open={open} onClose={onClose} title="配件价格公示">
      {!data && status !== 'failed' && <ListSkeleton />}
      {!data && status === 'failed' && <ErrorState text={error?.message} onRetry={loadMaterials} />}
      {data?.length === 0 && <EmptyState picture="box" title="该商品暂无公示的配件价格" />}
      {data?.map(({ name, unit, price }) => (
        <PriceRow key={name} name={name} value={`¥${formatFen(price)} / ${unit}`} />
      ))}
    </Sheet>
  )
}
