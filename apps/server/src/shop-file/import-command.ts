import type { ImportedShop, ShopFile, ShopFileChanges } from '@hearth/ops'
import { wanted } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { command } from '#kernel/commands/command'
import { told } from '#kernel/commands/told'
import { OpsError } from '#kernel/ops/ops-error'
import { PRODUCTS_AT_ONCE, previewParts, writeParts } from '#shop-file/import-in-parts'
import { readShopFile } from '#shop-file/read-shop-file'
import { shopFileParts } from '#shop-file/shop-file-parts'
import { splitShopFile, type ShopFileStep } from '#shop-file/split-shop-file'

const SPREADSHEET = /\.(xlsx|csv)$/i

/** Adds or changes everything a shop file names, or nothing. */
export const importCommand = command({
  words: 'import <file.json|folder> [--dry-run]',
  help: {
    zh: '按店铺文件添加或修改商品、图片、页面等，有错就什么都不改；写文件夹就读其中的 shop.json\n（见 docs/guides/running-a-shop.zh-CN.md）；--dry-run 只看会改什么',
    en: 'add or change that, products, pictures, pages: nothing of a faulty one; of a folder, its shop.json\n(docs/guides/running-a-shop.md); --dry-run tells what would change',
  },
  group: 'shop',
  file: {
    as: 'shopFile',
    path: ({ plain: [name = ''] }) => (name === '' || SPREADSHEET.test(name) ? undefined : name),
  },
  async run({ ops }, { plain, options }, { input }) {
    const name = wanted(plain, 0, { zh: '文件名', en: 'which file' })
    if (SPREADSHEET.test(name))
      throw new OperatorRefusal({
        zh: `${name} 是表格，不是店铺文件。导入商品用：hearth products import ${name}`,
        en: `${name} is a spreadsheet, not a shop file. For products: hearth products import ${name}`,
      })
    if (input === undefined) throw new OperatorRefusal({ zh: `${name} 读不出来。`, en: `${name} could not be read.` })
    if (options['dry-run'] !== undefined) {
      const previews = await previewParts({ name, parts: [{ file: input }], preview: ops.shop.previewImport })
      return [
        told({ zh: '没有写入。导入后将是：', en: 'Nothing was written. An import would bring:' }),
        ...previews.flatMap(({ changes }) => changes.map(changeText)),
      ].join('\n')
    }
    const taken = await writeParts({
      name,
      parts: stepsOf(name, input),
      preview: ({ preview }) => ops.shop.previewImport(preview),
      write: ({ write }) =>
        asRead(
          () => ops.shop.read({}),
          ({ version }) => ops.shop.import({ version, ...write }),
        ),
    })
    const sum = (of: keyof ImportedShop) => taken.reduce((all, one) => all + one[of], 0)
    const [products, skus, promotions] = [sum('products'), sum('skus'), sum('promotions')]
    return told({
      zh: `已导入 ${products} 个商品、${skus} 个规格、${promotions} 个促销活动。`,
      en: `Imported ${products} products with ${skus} skus, and ${promotions} promotions.`,
    })
  },
})

/**
 * Returns the steps of an import. A file of many products is checked as a whole before it is split, since a part alone
 * does not show that another part has the same product.
 * @throws OperatorRefusal
 */
function stepsOf(name: string, input: string): ShopFileStep[] {
  if (!hasManyProducts(input)) return [{ preview: { file: input }, write: { file: input } }]
  try {
    const checked = readShopFile(input, shopFileParts)
    checked.refuse()
    return splitShopFile(checked.file)
  } catch (error) {
    throw error instanceof OpsError ? new OperatorRefusal(`${name}: ${error.message}`) : error
  }
}

/**
 * Whether a file is imported in parts. False for a file that cannot be read: the call that imports it reports the
 * fault.
 */
function hasManyProducts(input: string): boolean {
  try {
    const { products } = JSON.parse(input.replace(/^\uFEFF/, '')) as ShopFile
    return Array.isArray(products) && products.length > PRODUCTS_AT_ONCE
  } catch {
    return false
  }
}

const changeText = ({ part, added, changed, unchanged, deleted }: ShopFileChanges): string =>
  told({
    zh: `  ${part}：新增 ${added}，修改 ${changed}，不变 ${unchanged}`,
    en: `  ${part}: ${added} new, ${changed} changed, ${unchanged} unchanged`,
  }) + (deleted > 0 ? told({ zh: `，删除 ${deleted}`, en: `, ${deleted} deleted` }) : '')
