import { OpsRefusal, type ShopFileChanges } from '@hearth/ops'
import { wanted } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { command } from '#kernel/commands/command'

const SPREADSHEET = /\.(xlsx|csv)$/i

/** Adds or changes everything a shop file names, or nothing. */
export const importCommand = command({
  words: 'import <file.json|folder> [--dry-run]',
  help: 'add or change that, products, pictures, pages: all of it or nothing; of a folder, its shop.json\n(docs/guides/running-a-shop.md); --dry-run tells what would change',
  group: 'shop',
  file: {
    as: 'shopFile',
    path: ({ plain: [name = ''] }) => (name === '' || SPREADSHEET.test(name) ? undefined : name),
  },
  async run({ ops }, { plain, options }, { input }) {
    const name = wanted(plain, 0, 'which file')
    if (SPREADSHEET.test(name))
      throw new OperatorRefusal(
        `${name} is a spreadsheet, not a shop file. For products: hearth products import ${name}`,
      )
    if (input === undefined) throw new OperatorRefusal(`${name} could not be read.`)
    const refuse = (error: Error): never => {
      const isOfFile = error instanceof OpsRefusal && error.field === 'file'
      throw isOfFile ? new OperatorRefusal(`${name}: ${error.message}`) : error
    }
    if (options['dry-run'] !== undefined) {
      const { changes } = await ops.shop.previewImport({ file: input }).catch(refuse)
      return ['Nothing was written. An import would bring:', ...changes.map(changeText)].join('\n')
    }
    const { products, skus, promotions } = await asRead(
      () => ops.shop.read({}),
      ({ version }) => ops.shop.import({ version, file: input }),
    ).catch(refuse)
    return `Imported ${products} products with ${skus} skus, and ${promotions} promotions.`
  },
})

const changeText = ({ part, added, changed, unchanged, deleted }: ShopFileChanges): string =>
  `  ${part}: ${added} new, ${changed} changed, ${unchanged} unchanged${deleted > 0 ? `, ${deleted} deleted` : ''}`
