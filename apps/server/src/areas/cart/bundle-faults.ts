import { BUNDLE_KIND } from '@hearth/domain'
import type { ShopFileBundle } from '@hearth/ops'
import { repeatedSkus } from '#areas/stock/repeated-skus'
import { endingTooEarly, type RowFault } from '#kernel/refused-rows'

/** What sets and mark-up sales must not say. */
export const bundleFaults = (bundles: readonly ShopFileBundle[]): RowFault[] => [
  ...endingTooEarly('promotionId')(bundles),
  ...bundles.flatMap((bundle, row) =>
    [...repeatedSkus(bundle.skus), ...termFaults(bundle)].map((fault) => ({ row, ...fault })),
  ),
]

function termFaults({ promotionId, kind, price, skus }: ShopFileBundle): RowFault[] {
  if (kind === BUNDLE_KIND.markUp)
    return skus.flatMap((sku, at) =>
      sku.price === undefined
        ? [
            {
              field: `skus[${at}].price`,
              text: `${promotionId} is a mark-up sale, and not each of its skus has a price`,
            },
          ]
        : [],
    )
  const pieces = skus.reduce((sum, { itemQuantity = 1 }) => sum + itemQuantity, 0)
  return [
    ...(price === undefined ? [{ field: 'price', text: `${promotionId} is a set, and has no price` }] : []),
    ...(pieces > 1 ? [] : [{ field: 'skus', text: `${promotionId} is a set of one piece` }]),
  ]
}
