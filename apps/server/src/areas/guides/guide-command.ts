import { wanted } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { inWords } from '#kernel/commands/in-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'

/** The guide to a product; gives it another, or takes it away. */
export const guideCommand = command({
  words: 'guide <spuNo> [--title 台灯使用指南 --url https://… | none]',
  help: 'what shoppers find with paid orders of a product',
  group: 'products',
  async run({ ops }, { plain, options }) {
    const spuNo = wanted(plain, 0, 'which product')
    const { title, url } = options
    const removes = plain[1] === 'none'
    if ((title === undefined) !== (url === undefined) || (plain.length > 1 && (!removes || url !== undefined)))
      throw new OperatorRefusal('A guide has both, --title and --url, or is none.', 2)
    const guide = title !== undefined && url !== undefined ? { title, url } : undefined
    const now = await asRead(
      () => ops.products.guide({ spuNo }),
      async (before) =>
        guide || removes
          ? ops.products.setGuide({ spuNo, version: before.version, ...(guide ? { guide } : {}) })
          : before,
    ).catch((error: Error) => {
      throw inWords(error, { notFound: `There is no product ${printable(spuNo)}. See: hearth products` })
    })
    return now.guide ? `${spuNo}: ${printable(now.guide.title)} ${printable(now.guide.url)}` : `${spuNo} has no guide.`
  },
})
