import { codeText } from '@hearth/domain'
import { wanted, type Words } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext, type GivenFile } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'

/** Codes of one request. */
const BATCH = 1000

const REFUSALS = {
  notFound: 'There is no such sku, or no order with codes. See: hearth order-codes list',
  wrongState: 'That sku is not delivered as codes. Say first: hearth order-codes on <skuNo>',
}

/** Products that are delivered as codes. */
export const orderCodesCommands = commandsOf({ group: 'benefits', refusals: REFUSALS }, [
  {
    words: 'order-codes',
    help: 'products that are delivered as codes: how many are left, and orders that wait',
    run: list,
  },
  {
    words: 'order-codes list',
    run: list,
  },
  {
    words: 'order-codes on <skuNo>',
    help: 'a sku is delivered as codes from now on; off: it is sent',
    run: set,
  },
  {
    words: 'order-codes off <skuNo>',
    run: set,
  },
  {
    words: 'order-codes import <skuNo> <file.txt>',
    help: 'take in codes, one a line; orders that wait are given theirs',
    file: { as: 'text', path: ({ plain }) => plain[1] },
    run: take,
  },
  {
    words: 'order-codes show <orderId>',
    help: 'the codes of an order (logged)',
    run: show,
  },
])

async function list({ ops }: CommandContext): Promise<string> {
  const { skus } = await ops.orderCodes.list({})
  if (skus.length === 0) return 'Nothing is delivered as codes.'
  return skus
    .map(({ skuNo, name, left, given, waiting }) =>
      [skuNo, printable(name), `${left} left`, `${given} given`, `${waiting} orders wait`].join('  '),
    )
    .join('\n')
}

async function set({ ops }: CommandContext, { plain, verb }: Words): Promise<string> {
  const skuNo = wanted(plain, 0, 'which sku')
  const byCode = verb === 'on'
  await asRead(
    async () => (await ops.products.sku({ skuNo })).version,
    (version) => ops.orderCodes.set({ skuNo, byCode, version }),
  )
  return `${skuNo} is ${byCode ? 'delivered as codes' : 'sent as a parcel'} from now on.`
}

async function take({ ops }: CommandContext, { plain }: Words, { input }: GivenFile): Promise<string> {
  const skuNo = wanted(plain, 0, 'which sku')
  const name = wanted(plain, 1, 'which file')
  if (input === undefined) throw new OperatorRefusal(`${name} could not be read.`)
  const codes = input
    .split(/\r?\n/)
    .map(codeText)
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

async function show({ ops }: CommandContext, { plain }: Words): Promise<string> {
  const orderId = wanted(plain, 0, 'which order')
  const { lines } = await ops.orderCodes.reveal({ orderId })
  return lines
    .flatMap(({ name, quantity, codes }) => [
      `${printable(name)}: ${codes.length} of ${quantity}`,
      ...codes.map((code) => `  ${printable(code, 200)}`),
    ])
    .join('\n')
}
