import { OpsRefusal } from '@hearth/ops'
import { wanted } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { command } from '#kernel/commands/command'

/** Adds or changes everything a shop file names, or nothing. */
export const importCommand = command({
  words: 'import <file.json|folder>',
  help: 'add or change that, products, pictures, pages: all of it or nothing; of a folder, its shop.json\n(docs/guides/running-a-shop.md)',
  group: 'shop',
  file: { as: 'shopFile', path: ({ plain }) => plain[0] },
  async run({ ops }, { plain }, { input }) {
    const name = wanted(plain, 0, 'which file')
    if (input === undefined) throw new OperatorRefusal(`${name} could not be read.`)
    const { products, skus, promotions } = await asRead(
      () => ops.shop.read({}),
      ({ version }) => ops.shop.import({ version, file: input }),
    ).catch((error: Error) => {
      const isOfFile = error instanceof OpsRefusal && error.field === 'file'
      throw isOfFile ? new OperatorRefusal(`${name}: ${error.message}`) : error
    })
    return `Imported ${products} products with ${skus} skus, and ${promotions} promotions.`
  },
})
