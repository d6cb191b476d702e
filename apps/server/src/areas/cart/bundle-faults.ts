import { BUNDLE_KIND } from '@hearth/domain'
import type { ShopFileBundle } from '@hearth/ops'
import { repeatedSkus } from '#areas/stock/repeated-skus'
import { endingTooEarly, type RowFault } from '#kernel/ops/refused-rows'

/** Returns the faults of sets and mark-up sales in a shop file. */
export const bundleFaults = (bundles: readonly ShopFileBundle[]): RowFault[] => [
  ...endingTooEarly('promotionId')(bundles),
  ...bundles.flatMap((bundle, row) =>
    [...repeatedSkus(bundle.skus), ...termFaults(bundle)].map((fault) => ({ row, ...fault })),
  ),
]

function termFaults({ kind, price, skus }: ShopFileBundle): RowFault[] {
  if (kind === BUNDLE_KIND.markUp)
    return skus.flatMap((sku, at) =>
      sku.price === undefined
        ? [
            {
              field: `skus[${at}].price`,
              text: '加价购的每个规格都要填写价格',
            },
          ]
        : [],
    )
  const pieces = skus.reduce((sum, { itemQuantity = 1 }) => sum + itemQuantity, 0)
  return [
    ...(price === undefined ? [{ field: 'price', text: '套装要填写价格' }] : []),
    ...(pieces > 1 ? [] : [{ field: 'skus', text: '套装至少要有两件' }]),
  ]
}
