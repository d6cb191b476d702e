import { formatFen } from '#money/format-fen'
import { SECKILL_SHARE_TITLE } from '#share/share-meta'

/** Fen: the price of the smart speaker in `SECKILL_SHARE_TITLE` (K11). */
const TOLD_PRICE = 7900

/**
 * The title of the seckill page when it is shared (R07, K11): `SECKILL_SHARE_TITLE` if a smart speaker is on sale at
 * its price, otherwise a title with the cheapest product. Messaging apps forbid titles with products that are not on
 * sale.
 */
export function saleShareTitle(products: readonly { name: string; salePrice: number }[]): string {
  if (products.some(({ name, salePrice }) => name.includes('音箱') && salePrice === TOLD_PRICE))
    return SECKILL_SHARE_TITLE
  const [first, ...others] = products
  if (!first) return '限时秒杀：限时限量，先到先得'
  const cheapest = others.reduce((least, one) => (one.salePrice < least.salePrice ? one : least), first)
  return `限时秒杀：${cheapest.name} 仅 ¥${formatFen(cheapest.salePrice)}，先到先得`
}
