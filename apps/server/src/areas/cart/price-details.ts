import { restLineId, type PriceRow } from '@hearth/domain'
import type { Cart, PriceDetail } from '@hearth/sdk/core'
import { groupCart } from '#areas/cart/group-cart'
import type { PricedLines } from '#areas/cart/price-lines'

/** Where prices come from, for who asks how they came about: each amount with its product and its promotion's name. */
export function priceDetails({ rows, lines, coupons }: PricedLines): PriceDetail[] {
  const skus = new Map(
    lines.flatMap(({ line }) => [line.id, restLineId(line.id)].map((id) => [id, line.sku.skuNo] as const)),
  )
  const promotions = new Map(
    lines.flatMap(({ line }) =>
      line.sku.promotions.map(({ promotionId, promotionName }) => [promotionId, promotionName] as const),
    ),
  )
  const ownCoupons = new Map(coupons.map(({ coupon }) => [coupon.couponId, coupon.couponName]))
  const nameOf = ({ source }: PriceRow) =>
    source && (source.kind === 'promotion' ? promotions : ownCoupons).get(source.id)
  return rows
    .filter(({ fen }) => fen !== 0)
    .map((row) => ({
      skuNo: row.line === undefined ? undefined : skus.get(row.line),
      stage: row.stage,
      sourceName: nameOf(row),
      fen: row.fen,
    }))
}

/** Priced lines as a cart: its groups, and where its prices come from. */
export const toCart = (priced: PricedLines): Cart => ({
  ...groupCart(priced.lines),
  priceDetails: priceDetails(priced),
})
