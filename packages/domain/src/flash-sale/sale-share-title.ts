import { formatFen } from '#money/format-fen'
import { SECKILL_SHARE_TITLE } from '#share/share-meta'

/** Fen: the price that `SECKILL_SHARE_TITLE` states for the smart speaker (K11). */
const TOLD_PRICE = 7900

/**
 * Returns the title of the seckill page when it is shared (R07, K11): `SECKILL_SHARE_TITLE` if a smart speaker is on
 * sale at the price that it states, otherwise a title with the cheapest product. Messaging apps forbid titles with
 * products that are not on sale.
 */
export function saleShareTitle(products: readonly { name: string; salePrice: number }[]): string {
  if (products.some(({ name, salePrice }) => name.includes('音箱') && salePrice === TOLD_PRICE))
    return SECKILL_SHARE_TITLE
  const [first, ...others] = products
  if (!first) return '限时秒杀：限时限量，先到先得'
  const cheapest = others.reduce((least, one) => (one.salePrice < least.salePrice ? one : least), first)
  return `限时秒杀：${cheapest.name} 仅 ¥${formatFen(cheapest.salePrice)}，先到先得`
}
