import type { PriceRow } from '@hearth/domain'
import type { PriceDetail } from '@hearth/sdk/core'
import type { PricedLines } from '#areas/cart/price-lines'

/** Returns the breakdown of prices: each amount with its product and the name of its promotion. */
export function priceDetails({ rows, lines, bundles, coupons }: PricedLines): PriceDetail[] {
  const skus = new Map(lines.flatMap(({ line, parts }) => parts.map(({ id }) => [id, line.sku.skuNo] as const)))
  const names = new Map<string, string>([
    ...lines.flatMap(({ line }) =>
      line.sku.promotions.map(({ promotionId, promotionName }) => [`promotion ${promotionId}`, promotionName] as const),
    ),
    ...bundles.map(({ promotionId, name }) => [`bundle ${promotionId}`, name] as const),
    ...lines.flatMap(({ line: { code } }) => (code ? [[`code ${code.id}`, code.name] as const] : [])),
    ...coupons.map(({ coupon }) => [`coupon ${coupon.couponId}`, coupon.couponName] as const),
  ])
  const nameOf = ({ source }: PriceRow) => source && names.get(`${source.kind} ${source.id}`)
  return rows
    .filter(({ fen }) => fen !== 0)
    .map((row) => ({
      skuNo: row.line === undefined ? undefined : skus.get(row.line),
      stage: row.stage,
      sourceName: nameOf(row),
      fen: row.fen,
    }))
}
