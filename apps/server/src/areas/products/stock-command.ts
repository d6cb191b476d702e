import type { OpsSku } from '@hearth/ops'
import { MOST_COUNTED } from '#database/most-counted'
import { wanted } from '#kernel/commands/read-words'
import { changeSku } from '#areas/products/change-sku'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { command } from '#kernel/commands/command'

/** How many are left; or sets, adds or takes away. */
export const stockCommand = command({
  words: 'stock <skuNo>',
  help: 'how many are left, and sold',
  also: { 'stock <skuNo> 50|+10|-10': 'set, add or take away' },
  group: 'products',
  async run(context, { plain }) {
    const skuNo = wanted(plain, 0, 'which sku')
    const wish = plain[1]
    const sku = await changeSku(context, skuNo, `There is no sku ${skuNo}.`, async (before): Promise<OpsSku> => {
      if (wish === undefined) return before
      const stock = newStock(before.stock, wish)
      const said = /^[+-]/.test(wish) ? { change: Number(wish) } : { stock }
      return (await context.ops.products.setStock({ skuNo, version: before.version, ...said })).sku
    })
    return `${skuNo} ${sku.name}: ${sku.stock} left, ${sku.sold} sold.`
  },
})

function newStock(before: number, change: string): number {
  if (!/^[+-]?\d{1,9}$/.test(change))
    throw new OperatorRefusal(`A stock is a number such as 50, +10 or -10, not ${change}.`, 2)
  const stock = /^[+-]/.test(change) ? before + Number(change) : Number(change)
  if (stock < 0) throw new OperatorRefusal(`There are only ${before}; ${change} would leave fewer than none.`)
  if (stock > MOST_COUNTED) throw new OperatorRefusal(`${stock} are more than can be counted: ${MOST_COUNTED} at most.`)
  return stock
}
