import { wanted } from '#kernel/commands/read-words'
import { changeSku } from '#areas/products/change-sku'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { command } from '#kernel/commands/command'

const byWord: Readonly<Record<string, boolean | undefined>> = { on: true, off: false }

/** Whether a sku can be bought; or puts it on the shelf, or takes it off whatever its stock. */
export const shelfCommand = command({
  words: 'shelf <skuNo> on|off',
  help: 'put it on the shelf, or take it off whatever its stock',
  group: 'products',
  async run(context, { plain }) {
    const skuNo = wanted(plain, 0, 'which sku')
    const word = plain[1]
    const onShelf = word === undefined ? undefined : byWord[word]
    if (word !== undefined && onShelf === undefined)
      throw new OperatorRefusal(`A sku is on the shelf or off it, not ${word}.`, 2)
    const sku = await changeSku(context, skuNo, `There is no sku ${skuNo}.`, async (before) =>
      onShelf === undefined
        ? before
        : (await context.ops.products.setShelf({ skuNo, version: before.version, onShelf })).sku,
    )
    return `${skuNo} ${sku.name}: ${sku.onShelf ? 'on' : 'off'} the shelf.`
  },
})
