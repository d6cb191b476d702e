import { readWords, wanted } from '#operator/arguments'
import { asRead } from '#operator/as-read'
import { inWords } from '#operator/in-words'
import { OperatorRefusal, type OperatorRequest } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'
import { printable } from '#operator/printable'

/** Codes of one request. */
const BATCH = 1000

/** `codes`, `codes on|off <skuNo>`, `codes import <skuNo> <file>`, `codes show <orderId>`: products that are codes. */
export async function codesCommand(
  context: OperatorContext,
  args: readonly string[],
  { input }: Pick<OperatorRequest, 'input'>,
): Promise<string> {
  const {
    plain: [verb = 'list', ...words],
  } = readWords(args, [], 3)
  const run = async () => {
    if (verb === 'list') return list(context)
    if (verb === 'on' || verb === 'off') return set(context, wanted(words, 0, 'which sku'), verb === 'on')
    if (verb === 'import') return take(context, wanted(words, 0, 'which sku'), wanted(words, 1, 'which file'), input)
    if (verb === 'show') return show(context, wanted(words, 0, 'which order'))
    throw new OperatorRefusal('Say hearth codes list, on, off, import or show. See: hearth help', 2)
  }
  return run().catch((error: Error) => {
    throw inWords(error, {
      notFound: 'There is no such sku, or no order with codes. See: hearth codes list',
      wrongState: 'That sku is not delivered as codes. Say first: hearth codes on <skuNo>',
    })
  })
}

async function list({ ops }: OperatorContext): Promise<string> {
  const { skus } = await ops.orderCodes.list({})
  if (skus.length === 0) return 'Nothing is delivered as codes.'
  return skus
    .map(({ skuNo, name, left, given, waiting }) =>
      [skuNo, printable(name), `${left} left`, `${given} given`, `${waiting} orders wait`].join('  '),
    )
    .join('\n')
}

async function set({ ops }: OperatorContext, skuNo: string, byCode: boolean): Promise<string> {
  await asRead(
    async () => (await ops.products.sku({ skuNo })).version,
    (version) => ops.orderCodes.set({ skuNo, byCode, version }),
  )
  return `${skuNo} is ${byCode ? 'delivered as codes' : 'sent as a parcel'} from now on.`
}

async function take({ ops }: OperatorContext, skuNo: string, name: string, input: string | undefined): Promise<string> {
  if (input === undefined) throw new OperatorRefusal(`${name} could not be read.`)
  const codes = input
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (codes.length === 0) throw new OperatorRefusal(`${name} has no codes.`)
  const sum = { added: 0, known: 0, shelved: 0 }
  for (let at = 0; at < codes.length; at += BATCH) {
    const { added, known, shelved } = await ops.orderCodes.import({ skuNo, codes: codes.slice(at, at + BATCH) })
    sum.added += added
    sum.known += known
    sum.shelved += shelved
  }
  return `${sum.added} codes are new, ${sum.known} were there already; ${sum.shelved} pieces are on the shelf.`
}

async function show({ ops }: OperatorContext, orderId: string): Promise<string> {
  const { lines } = await ops.orderCodes.reveal({ orderId })
  return lines
    .flatMap(({ name, quantity, codes }) => [
      `${printable(name)}: ${codes.length} of ${quantity}`,
      ...codes.map((code) => `  ${printable(code, 200)}`),
    ])
    .join('\n')
}
