import { formatFen } from '@hearth/domain'
import { readWords, wanted } from '#operator/arguments'
import { changeSku } from '#operator/change-sku'
import { OperatorRefusal } from '#operator/operator-request'
import { printable } from '#operator/printable'
import type { OperatorContext } from '#operator/operator-shop'

/** Yuan with both decimals: `199` could as well be fen. */
const PRICE = /^(0|[1-9]\d{0,6})\.(\d{2})$/

/** `price <skuNo> [199.00]`: what a sku costs without a promotion; or changes it, for everybody at once. */
export async function priceCommand(context: OperatorContext, args: readonly string[]): Promise<string> {
  const { plain } = readWords(args, [], 2)
  const skuNo = wanted(plain, 0, 'which sku')
  const price = plain[1] === undefined ? undefined : readPrice(plain[1])
  const missing = `There is no sku ${printable(skuNo)}. See: hearth products`
  const sku = await changeSku(context, skuNo, missing, async (before) =>
    price === undefined
      ? before
      : (await context.ops.products.setPrice({ skuNo, version: before.version, price })).before,
  )
  return `${skuNo} ${sku.name}: ${formatFen(sku.price)} yuan${price === undefined ? '' : ` before, ${formatFen(price)} yuan now`}.`
}

/** @returns fen */
function readPrice(word: string): number {
  const [, yuan = '', fen = ''] = PRICE.exec(word) ?? []
  const price = Number(`${yuan}${fen}`)
  if (yuan === '' || price === 0)
    throw new OperatorRefusal(
      `A price is yuan with two decimals, from 0.01 to 9999999.99, such as 199.00, not ${printable(word)}.`,
      2,
    )
  return price
}
