import { formatFen } from '@hearth/domain'
import { wanted } from '#kernel/commands/read-words'
import { changeSku } from '#areas/products/change-sku'
import { printable } from '#kernel/commands/printable'
import { readYuan } from '#kernel/commands/values/read-yuan'
import { command } from '#kernel/commands/command'
import { WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'

/**
 * Prints or changes the ordinary price of a sku, which applies if no promotion does. A change applies at once to all
 * shoppers.
 */
export const priceCommand = command({
  words: 'price <skuNo> [199.00]',
  help: { zh: '查看或修改售价（元）', en: 'its price in yuan; or change it' },
  group: 'products',
  async run(context, { plain }) {
    const skuNo = wanted(plain, 0, WHICH.sku)
    const price = plain[1] === undefined ? undefined : readYuan(plain[1], 1)
    const missing = told({
      zh: `没有商品规格 ${printable(skuNo)}。查看：hearth products`,
      en: `There is no sku ${printable(skuNo)}. See: hearth products`,
    })
    const sku = await changeSku(context, skuNo, missing, async (before) =>
      price === undefined
        ? before
        : (await context.ops.products.setPrice({ skuNo, version: before.version, price })).before,
    )
    const now =
      price === undefined
        ? ''
        : told({ zh: `，现改为 ${formatFen(price)} 元`, en: ` before, ${formatFen(price)} yuan now` })
    return told({
      zh: `${skuNo} ${sku.name}：${formatFen(sku.price)} 元${now}。`,
      en: `${skuNo} ${sku.name}: ${formatFen(sku.price)} yuan${now}.`,
    })
  },
})
