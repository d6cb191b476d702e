import { OpsRefusal, type ShopFileChanges } from '@hearth/ops'
import { wanted } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { command } from '#kernel/commands/command'
import { told } from '#kernel/commands/told'

const SPREADSHEET = /\.(xlsx|csv)$/i

/** Adds or changes everything a shop file names, or nothing. */
export const importCommand = command({
  words: 'import <file.json|folder> [--dry-run]',
  help: {
    zh: '按店铺文件添加或修改商品、图片、页面等，要么全部成功要么都不改；写文件夹就读其中的 shop.json\n（见 docs/guides/running-a-shop.zh-CN.md）；--dry-run 只看会改什么',
    en: 'add or change that, products, pictures, pages: all of it or nothing; of a folder, its shop.json\n(docs/guides/running-a-shop.md); --dry-run tells what would change',
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
    const refuse = (error: Error): never => {
      const isOfFile = error instanceof OpsRefusal && error.field === 'file'
      throw isOfFile ? new OperatorRefusal(`${name}: ${error.message}`) : error
    }
    if (options['dry-run'] !== undefined) {
      const { changes } = await ops.shop.previewImport({ file: input }).catch(refuse)
      return [
        told({ zh: '没有写入。导入后将是：', en: 'Nothing was written. An import would bring:' }),
        ...changes.map(changeText),
      ].join('\n')
    }
    const { products, skus, promotions } = await asRead(
      () => ops.shop.read({}),
      ({ version }) => ops.shop.import({ version, file: input }),
    ).catch(refuse)
    return told({
      zh: `已导入 ${products} 个商品、${skus} 个规格、${promotions} 个促销活动。`,
      en: `Imported ${products} products with ${skus} skus, and ${promotions} promotions.`,
    })
  },
})

const changeText = ({ part, added, changed, unchanged, deleted }: ShopFileChanges): string =>
  told({
    zh: `  ${part}：新增 ${added}，修改 ${changed}，不变 ${unchanged}`,
    en: `  ${part}: ${added} new, ${changed} changed, ${unchanged} unchanged`,
  }) + (deleted > 0 ? told({ zh: `，删除 ${deleted}`, en: `, ${deleted} deleted` }) : '')
