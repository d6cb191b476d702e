import { formatFen } from '@hearth/domain'
import { afterSaleStore, useActions, useShop } from '@hearth/state'
import { EmptyState, Loaded, Sheet } from '@hearth/ui'
import { useLoad } from '#hooks/use-load'
import { PriceRow } from './price-row'

/** Lists the published prices of spare parts. */
export function MaterialSheet({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const store = afterSaleStore(id)
  const materials = useShop(store, (state) => state.materials)
  const { loadMaterials } = useActions(store)
  useLoad(loadMaterials, open)
  return (
    <Sheet open={open} onClose={onClose} title="配件价格公示">
      <Loaded
        load={materials}
        onRetry={loadMaterials}
        emptyState={<EmptyState picture="box" title="该商品暂无公示的配件价格" />}
      >
        {(data) =>
          data.map(({ name, unit, price }) => (
            <PriceRow key={name} name={name} value={`¥${formatFen(price)} / ${unit}`} />
          ))
        }
      </Loaded>
    </Sheet>
  )
}
