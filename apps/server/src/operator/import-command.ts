import { sqlState } from '#database/transaction'
import { readWords, wanted } from '#operator/arguments'
import { importShop } from '#operator/import-shop'
import { measurePictures } from '#operator/measure-pictures'
import { OperatorRefusal, type OperatorRequest } from '#operator/operator-request'
import { readShopFile } from '#operator/read-shop-file'
import type { OperatorShop } from '#operator/operator-shop'

const REFERENCE = '23503'
const CHECK = '23514'

/** `import <file.json or folder>`: adds or changes everything a shop file names, or nothing. */
export async function importCommand(
  { db, now }: OperatorShop,
  args: readonly string[],
  { input }: Pick<OperatorRequest, 'input'>,
): Promise<string> {
  const name = wanted(readWords(args, [], 1).plain, 0, 'which file')
  if (input === undefined) throw new OperatorRefusal(`${name} could not be read.`)
  const file = readShopFile(input)
  const pictures = await measurePictures(file.pictures ?? [])
  try {
    const { products, skus, promotions } = await importShop(db, { ...file, pictures }, now)
    return `Imported ${products} products with ${skus} skus, and ${promotions} promotions.`
  } catch (error) {
    const state = sqlState(error)
    const text =
      error instanceof Error && ('detail' in error && typeof error.detail === 'string' ? error.detail : error.message)
    if (state === REFERENCE || state === CHECK || state === '')
      throw new OperatorRefusal(`Nothing was imported. ${text || 'The file names something that is not there.'}`)
    throw error
  }
}
