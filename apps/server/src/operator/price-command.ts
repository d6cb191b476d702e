import { formatFen } from '@hearth/domain'
import { readWords, wanted } from '#operator/arguments'
import { changeSku } from '#operator/change-sku'
import { printable } from '#operator/printable'
import { readYuan } from '#operator/read-yuan'
import type { OperatorContext } from '#operator/operator-shop'

/** `price <skuNo> [199.00]`: what a sku costs without a promotion; or changes it, for everybody at once. */
export async function priceCommand(context: OperatorContext, args: readonly string[]): Promise<string> {
  const { plain } = readWords(args, [], 2)
  const skuNo = wanted(plain, 0, 'which sku')
  const price = plain[1] === undefined ? undefined : readYuan(plain[1], 1)
  const missing = `There is no sku ${printable(skuNo)}. See: hearth products`
  const sku = await changeSku(context, skuNo, missing, async (before) =>
    price === undefined
      ? before
      : (await context.ops.products.setPrice({ skuNo, version: before.version, price })).before,
  )
  return `${skuNo} ${sku.name}: ${formatFen(sku.price)} yuan${price === undefined ? '' : ` before, ${formatFen(price)} yuan now`}.`
}
