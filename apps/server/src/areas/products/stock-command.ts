import type { OpsSku } from '@hearth/ops'
import { MOST_COUNTED } from '#database/most-counted'
import { wanted } from '#kernel/commands/read-words'
import { changeSku } from '#areas/products/change-sku'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { command } from '#kernel/commands/command'
import { WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'

/** Prints the stock of a sku, or sets, raises or lowers it. */
export const stockCommand = command({
  words: 'stock <skuNo>',
  help: { zh: '查看库存和销量', en: 'how many are left, and sold' },
  also: { 'stock <skuNo> 50|+10|-10': { zh: '修改库存：设为、增加或减少', en: 'set, add or take away' } },
  group: 'products',
  async run(context, { plain }) {
    const skuNo = wanted(plain, 0, WHICH.sku)
    const wish = plain[1]
    const sku = await changeSku(
      context,
      skuNo,
      told({ zh: `没有商品规格 ${skuNo}。`, en: `There is no sku ${skuNo}.` }),
      async (before): Promise<OpsSku> => {
        if (wish === undefined) return before
        const stock = newStock(before.stock, wish)
        const said = /^[+-]/.test(wish) ? { change: Number(wish) } : { stock }
        return (await context.ops.products.setStock({ skuNo, version: before.version, ...said })).sku
      },
    )
    return told({
      zh: `${skuNo} ${sku.name}：库存 ${sku.stock}，已售 ${sku.sold}。`,
      en: `${skuNo} ${sku.name}: ${sku.stock} left, ${sku.sold} sold.`,
    })
  },
})

function newStock(before: number, change: string): number {
  if (!/^[+-]?\d{1,9}$/.test(change))
    throw new OperatorRefusal(
      {
        zh: `库存要写成 50、+10 或 -10 这样，不能是 ${change}。`,
        en: `A stock is a number such as 50, +10 or -10, not ${change}.`,
      },
      2,
    )
  const stock = /^[+-]/.test(change) ? before + Number(change) : Number(change)
  if (stock < 0)
    throw new OperatorRefusal({
      zh: `现有库存 ${before}，${change} 会变成负数。`,
      en: `There are only ${before}; ${change} would leave fewer than none.`,
    })
  if (stock > MOST_COUNTED)
    throw new OperatorRefusal({
      zh: `库存最多 ${MOST_COUNTED}，不能是 ${stock}。`,
      en: `${stock} are more than can be counted: ${MOST_COUNTED} at most.`,
    })
  return stock
}
