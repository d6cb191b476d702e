import { readWords, wanted } from '#operator/arguments'
import { asRead } from '#operator/as-read'
import { OperatorRefusal, type OperatorRequest } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'

/** `import <file.json or folder>`: adds or changes everything a shop file names, or nothing. */
export async function importCommand(
  { ops }: OperatorContext,
  args: readonly string[],
  { input }: Pick<OperatorRequest, 'input'>,
): Promise<string> {
  const name = wanted(readWords(args, [], 1).plain, 0, 'which file')
  if (input === undefined) throw new OperatorRefusal(`${name} could not be read.`)
  const { products, skus, promotions } = await asRead(
    () => ops.shop.read({}),
    ({ version }) => ops.shop.import({ version, file: input }),
  )
  return `Imported ${products} products with ${skus} skus, and ${promotions} promotions.`
}
