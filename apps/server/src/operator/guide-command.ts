import { readWords, wanted } from '#operator/arguments'
import { asRead } from '#operator/as-read'
import { inWords } from '#operator/in-words'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'
import { printable } from '#operator/printable'

/** `guide <spuNo> [--title --url | none]`: the guide to a product; gives it another, or takes it away. */
export async function guideCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  const { plain, options } = readWords(args, ['title', 'url'], 2)
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
}
