import { productPath } from '@hearth/domain'
import { productStore, useShop, type Sku } from '@hearth/state'
import { ShareSheet } from '#parts/campaign/share-sheet'
import { ChoiceSheet } from './choice-sheet'
import { CouponSheet } from './coupon-sheet'
import { GoodsSheet } from './goods-sheet'
import type { ProductPageView } from './product-view'

/** Name of a sheet of a product page: `choice`, `coupons`, `share`, or the id of a promotion for its products. */
export type ProductSheet = string

/** The sheets of a product page. At most one is open. */
export function ProductSheets({
  open,
  onClose,
  sku,
  view,
}: {
  open: ProductSheet | undefined
  onClose: () => void
  sku: Sku
  view: ProductPageView
}) {
  const spu = useShop(productStore(sku.spuNo), (state) => state.spu.data)
  const goodsOf = sku.promotions.find(({ promotionId }) => promotionId === open)
  return (
    <>
      <ShareSheet
        open={open === 'share'}
        onClose={onClose}
        path={productPath(sku.spuNo, sku.skuNo)}
        meta={{ title: spu?.name ?? sku.skuName, description: spu?.sellingPoint }}
      />
      <ChoiceSheet open={open === 'choice'} onClose={onClose} spuNo={sku.spuNo} sku={sku} view={view} />
      {goodsOf && <GoodsSheet open promotion={goodsOf} onClose={onClose} />}
      <CouponSheet open={open === 'coupons'} onClose={onClose} sku={sku} />
    </>
  )
}
