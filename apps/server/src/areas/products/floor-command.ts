import { formatFen } from '@hearth/domain'
import { changeSku } from '#areas/products/change-sku'
import { orOneOf } from '#kernel/commands/choices'
import { command } from '#kernel/commands/command'
import { WHICH } from '#kernel/commands/common-words'
import { printable } from '#kernel/commands/printable'
import { wanted } from '#kernel/commands/read-words'
import { readYuan } from '#kernel/commands/values/read-yuan'
import { told } from '#kernel/commands/told'

/** Prints or changes the floor price of a sku. No promotion or coupon sells a piece for less. */
export const floorCommand = command({
  words: 'floor <skuNo> [150.00|none]',
  help: {
    zh: '查看或修改最低售价：促销和优惠券不会让一件低于它',
    en: 'what no promotion or coupon takes a piece of it below; or change it',
  },
  group: 'products',
  choices: { 1: orOneOf({ none: '无' }) },
  async run(context, { plain }) {
    const skuNo = wanted(plain, 0, WHICH.sku)
    const word = plain[1]
    const floor = word === undefined || word === 'none' ? {} : { floorPrice: readYuan(word, 1) }
    const missing = told({
      zh: `没有商品规格 ${printable(skuNo)}。查看：hearth products`,
      en: `There is no sku ${printable(skuNo)}. See: hearth products`,
    })
    const { name, floorPrice } = await changeSku(context, skuNo, missing, async (before) =>
      word === undefined
        ? before
        : (await context.ops.products.setFloorPrice({ skuNo, version: before.version, ...floor })).sku,
    )
    const has = floorPrice === undefined ? undefined : formatFen(floorPrice)
    return told({
      zh: `${skuNo} ${name}：${has === undefined ? '没有最低售价' : `最低售价 ${has} 元`}。`,
      en: `${skuNo} ${name}: ${has === undefined ? 'no floor price' : `not below ${has} yuan`}.`,
    })
  },
})
