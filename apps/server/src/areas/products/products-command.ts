import { formatDateTime, formatFen, stringWidth } from '@hearth/domain'
import type { OpsProduct } from '@hearth/ops'
import { readCount } from '#kernel/commands/read-words'
import { padded, printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'
import { told } from '#kernel/commands/told'
import { ON_OFF, oneOf } from '#kernel/commands/choices'

/** Prints each product with its skus, in the order of the shop's pages. */
export const productsCommand = command({
  words: 'products [--shelf on|off|archived] [--search 台灯] [--count 20]',
  choices: { shelf: oneOf({ ...ON_OFF.words, archived: '已归档' }) },
  help: {
    zh: '商品和规格：售价、库存、销量、上下架、页面',
    en: 'products and their skus: price, stock, sold, shelf, page',
  },
  group: 'products',
  async run({ ops }, { options }) {
    const { shelf, search } = options
    const count = readCount(options['count'])
    const found = await ops.products.list({
      count,
      ...(shelf === 'archived' ? { archived: true } : shelf && { shelf: shelf as 'on' | 'off' }),
      ...(search && { search }),
    })
    return found.products.length === 0
      ? told({ zh: '没有符合的商品。', en: 'There are no such products.' })
      : found.products.map(inLines).join('\n')
  },
})

function inLines({ spuNo, name, category, categoryCode, sold, archivedAt, skus }: OpsProduct): string {
  const total = skus.reduce((sum, { stock }) => sum + stock, 0)
  const head = [
    spuNo,
    printable(name),
    priceRange(skus),
    told({ zh: `库存 ${total}`, en: `${total} left` }),
    told({ zh: `已售 ${sold}`, en: `${sold} sold` }),
    archivedAt === undefined
      ? onShelf(skus)
      : told({ zh: `${formatDateTime(archivedAt)} 归档`, en: `archived ${formatDateTime(archivedAt)}` }),
    told({
      zh: `分类 ${printable(category)}（/allproducts?category=${encodeURIComponent(categoryCode)}）`,
      en: `in ${printable(category)} (/allproducts?category=${encodeURIComponent(categoryCode)})`,
    }),
  ].join('  ')
  const widest = Math.max(...skus.map((sku) => stringWidth(printable(sku.name))))
  const lines = skus.map((sku) =>
    [
      `  ${sku.skuNo}`,
      padded(printable(sku.name), widest),
      formatFen(sku.price).padStart(10),
      told({ zh: `库存 ${sku.stock}`, en: `${sku.stock} left` }),
      told({ zh: `已售 ${sku.sold}`, en: `${sku.sold} sold` }),
      ...(sku.onShelf ? [] : [told({ zh: '已下架', en: 'off the shelf' })]),
    ].join('  '),
  )
  return [head, ...lines].join('\n')
}

function priceRange(skus: OpsProduct['skus']): string {
  const prices = skus.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most ? formatFen(least) : `${formatFen(least)}-${formatFen(most)}`
}

function onShelf(skus: OpsProduct['skus']): string {
  const on = skus.filter(({ onShelf: is }) => is).length
  if (on === 0) return told({ zh: '已下架', en: 'off the shelf' })
  return on === skus.length
    ? told({ zh: '已上架', en: 'on the shelf' })
    : told({ zh: `${skus.length} 个规格中 ${on} 个在售`, en: `${on} of ${skus.length} skus on the shelf` })
}
