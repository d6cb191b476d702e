import type { OpsSku } from '@hearth/ops'
import { MOST_COUNTED } from '#database/most-counted'
import { readWords, wanted } from '#operator/arguments'
import { changeSku } from '#operator/change-sku'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'

/** `stock <skuNo> [50|+10|-10]`: how many are left; or set, add or take away. */
export async function stockCommand(context: OperatorContext, args: readonly string[]): Promise<string> {
  const { plain } = readWords(args, [], 2)
  const skuNo = wanted(plain, 0, 'which sku')
  const wish = plain[1]
  const sku = await changeSku(context, skuNo, `There is no sku ${skuNo}.`, async (before): Promise<OpsSku> => {
    if (wish === undefined) return before
    const stock = newStock(before.stock, wish)
    const said = /^[+-]/.test(wish) ? { change: Number(wish) } : { stock }
    return (await context.ops.products.setStock({ skuNo, version: before.version, ...said })).sku
  })
  return `${skuNo} ${sku.name}: ${sku.stock} left, ${sku.sold} sold.`
}

function newStock(before: number, change: string): number {
  if (!/^[+-]?\d{1,9}$/.test(change))
    throw new OperatorRefusal(`A stock is a number such as 50, +10 or -10, not ${change}.`, 2)
  const stock = /^[+-]/.test(change) ? before + Number(change) : Number(change)
  if (stock < 0) throw new OperatorRefusal(`There are only ${before}; ${change} would leave fewer than none.`)
  if (stock > MOST_COUNTED) throw new OperatorRefusal(`${stock} are more than can be counted: ${MOST_COUNTED} at most.`)
  return stock
}
