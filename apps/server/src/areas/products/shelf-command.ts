import { wanted } from '#kernel/commands/read-words'
import { changeSku } from '#areas/products/change-sku'
import { command } from '#kernel/commands/command'
import { WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { ON_OFF } from '#kernel/commands/choices'

/** Puts a sku on or off the shelf, regardless of its stock. Without on or off, prints whether it is on the shelf. */
export const shelfCommand = command({
  words: 'shelf <skuNo> on|off',
  choices: { 1: ON_OFF },
  help: { zh: '商品规格上架或下架', en: 'put it on the shelf, or take it off whatever its stock' },
  group: 'products',
  async run(context, { plain }) {
    const skuNo = wanted(plain, 0, WHICH.sku)
    const word = plain[1]
    const onShelf = word === undefined ? undefined : word === 'on'
    const sku = await changeSku(
      context,
      skuNo,
      told({ zh: `没有商品规格 ${skuNo}。`, en: `There is no sku ${skuNo}.` }),
      async (before) =>
        onShelf === undefined
          ? before
          : (await context.ops.products.setShelf({ skuNo, version: before.version, onShelf })).sku,
    )
    return told({
      zh: `${skuNo} ${sku.name}：${sku.onShelf ? '已上架' : '已下架'}。`,
      en: `${skuNo} ${sku.name}: ${sku.onShelf ? 'on' : 'off'} the shelf.`,
    })
  },
})
