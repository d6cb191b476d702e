import { formatFen } from '@hearth/domain'
import { wanted } from '#kernel/commands/read-words'
import { changeSku } from '#areas/products/change-sku'
import { printable } from '#kernel/commands/printable'
import { readYuan } from '#kernel/commands/read-yuan'
import { command } from '#kernel/commands/command'

/** What a sku costs without a promotion; or changes it, for everybody at once. */
export const priceCommand = command({
  words: 'price <skuNo> [199.00]',
  help: 'its price in yuan; or change it',
  group: 'products',
  async run(context, { plain }) {
    const skuNo = wanted(plain, 0, 'which sku')
    const price = plain[1] === undefined ? undefined : readYuan(plain[1], 1)
    const missing = `There is no sku ${printable(skuNo)}. See: hearth products`
    const sku = await changeSku(context, skuNo, missing, async (before) =>
      price === undefined
        ? before
        : (await context.ops.products.setPrice({ skuNo, version: before.version, price })).before,
    )
    const now = price === undefined ? '' : ` before, ${formatFen(price)} yuan now`
    return `${skuNo} ${sku.name}: ${formatFen(sku.price)} yuan${now}.`
  },
})
