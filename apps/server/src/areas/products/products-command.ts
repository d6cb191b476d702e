import { formatDateTime, formatFen, stringWidth } from '@hearth/domain'
import type { OpsProduct } from '@hearth/ops'
import { readCount } from '#kernel/commands/read-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { padded, printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'

/** Each product with its skus, in the order of the shop's pages. */
export const productsCommand = command({
  words: 'products [--shelf on|off|archived] [--search 台灯] [--count 20]',
  help: 'products and their skus: price, stock, sold, shelf, page',
  group: 'products',
  async run({ ops }, { options }) {
    const { shelf, search } = options
    if (shelf !== undefined && !SHELVES.includes(shelf)) throw new OperatorRefusal('--shelf is on, off or archived.', 2)
    const count = readCount(options['count'])
    const found = await ops.products.list({
      count,
      ...(shelf === 'archived' ? { archived: true } : shelf && { shelf: shelf as 'on' | 'off' }),
      ...(search && { search }),
    })
    return found.products.length === 0 ? 'There are no such products.' : found.products.map(inLines).join('\n')
  },
})

const SHELVES: readonly string[] = ['on', 'off', 'archived']

function inLines({ spuNo, name, category, categoryCode, sold, archivedAt, skus }: OpsProduct): string {
  const total = skus.reduce((sum, { stock }) => sum + stock, 0)
  const head = [
    spuNo,
    printable(name),
    priceRange(skus),
    `${total} left`,
    `${sold} sold`,
    archivedAt === undefined ? onShelf(skus) : `archived ${formatDateTime(archivedAt)}`,
    `in ${printable(category)} (/allproducts?category=${encodeURIComponent(categoryCode)})`,
  ].join('  ')
  const widest = Math.max(...skus.map((sku) => stringWidth(printable(sku.name))))
  const lines = skus.map((sku) =>
    [
      `  ${sku.skuNo}`,
      padded(printable(sku.name), widest),
      formatFen(sku.price).padStart(10),
      `${sku.stock} left`,
      `${sku.sold} sold`,
      ...(sku.onShelf ? [] : ['off the shelf']),
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
  if (on === 0) return 'off the shelf'
  return on === skus.length ? 'on the shelf' : `${on} of ${skus.length} skus on the shelf`
}
