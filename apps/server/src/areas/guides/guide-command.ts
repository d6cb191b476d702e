import { wanted } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { inWords } from '#kernel/commands/in-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'
import { WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { oneOf } from '#kernel/commands/choices'

/** Prints, changes or removes the guide to a product. */
export const guideCommand = command({
  words: 'guide <spuNo> [--title 台灯使用指南 --url https://… | none]',
  choices: { 1: oneOf({ none: '无' }) },
  help: { zh: '购买后随订单给顾客看的使用教程', en: 'what shoppers find with paid orders of a product' },
  group: 'products',
  async run({ ops }, { plain, options }) {
    const spuNo = wanted(plain, 0, WHICH.product)
    const { title, url } = options
    const removes = plain[1] === 'none'
    if ((title === undefined) !== (url === undefined) || (plain.length > 1 && (!removes || url !== undefined)))
      throw new OperatorRefusal(
        {
          zh: '教程要同时写 --title 和 --url，或写 none 去掉。',
          en: 'A guide has both, --title and --url, or is none.',
        },
        2,
      )
    const guide = title !== undefined && url !== undefined ? { title, url } : undefined
    const now = await asRead(
      () => ops.products.guide({ spuNo }),
      async (before) =>
        guide || removes
          ? ops.products.setGuide({ spuNo, version: before.version, ...(guide ? { guide } : {}) })
          : before,
    ).catch((error: Error) => {
      throw inWords(error, {
        notFound: {
          zh: `没有商品 ${printable(spuNo)}。查看：hearth products`,
          en: `There is no product ${printable(spuNo)}. See: hearth products`,
        },
      })
    })
    return now.guide
      ? `${spuNo}: ${printable(now.guide.title)} ${printable(now.guide.url)}`
      : told({ zh: `${spuNo} 没有教程。`, en: `${spuNo} has no guide.` })
  },
})
