import { readWords, wanted } from '#operator/arguments'
import { changeSku } from '#operator/change-sku'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'

const byWord: Readonly<Record<string, boolean | undefined>> = { on: true, off: false }

/**
 * `shelf <skuNo> [on|off]`: whether a sku can be bought; or puts it on the shelf, or takes it off whatever its stock.
 */
export async function shelfCommand(context: OperatorContext, args: readonly string[]): Promise<string> {
  const { plain } = readWords(args, [], 2)
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
}
