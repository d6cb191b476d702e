import { OPS_CODE, OpsRefusal, type OpsProduct } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { wanted, type Words } from '#kernel/commands/read-words'
import { WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'

/** Commands that archive and restore products. */
export const archiveCommands = commandsOf({ group: 'products' }, [
  {
    words: 'products archive <spuNo>',
    help: {
      zh: '归档商品：前台不再显示和出售，订单和售后保留',
      en: 'put it away: nobody finds or buys it any more, and orders and requests for service keep it',
    },
    async run(context, words) {
      const { spuNo, name } = await setArchived(context, words, true)
      return told({
        zh: `${spuNo} ${printable(name)} 已归档。恢复：hearth products restore ${spuNo}`,
        en: `${spuNo} ${printable(name)} is archived. To bring it back: hearth products restore ${spuNo}`,
      })
    },
  },
  {
    words: 'products restore <spuNo>',
    help: { zh: '恢复归档的商品', en: 'bring it back as it was' },
    async run(context, words) {
      const { spuNo, name, skus } = await setArchived(context, words, false)
      const on = skus.filter(({ onShelf }) => onShelf).length
      return told({
        zh: `${spuNo} ${printable(name)} 已恢复，${skus.length} 个规格中 ${on} 个在售。`,
        en: `${spuNo} ${printable(name)} is back, with ${on} of ${skus.length} skus on the shelf.`,
      })
    },
  },
])

async function setArchived({ ops }: CommandContext, { plain }: Words, archived: boolean): Promise<OpsProduct> {
  const spuNo = wanted(plain, 0, WHICH.product)
  try {
    return await asRead(
      () => ops.products.get({ spuNo }),
      ({ version }) => ops.products.setArchived({ spuNo, version, archived }),
    )
  } catch (error) {
    if (error instanceof OpsRefusal && error.code === OPS_CODE.notFound)
      throw new OperatorRefusal({
        zh: `没有商品 ${printable(spuNo)}。查看：hearth products`,
        en: `There is no product ${printable(spuNo)}. See: hearth products`,
      })
    throw error
  }
}
