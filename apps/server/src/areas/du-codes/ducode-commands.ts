import { formatDateTime, formatFen, ORDER_STATUS_LABEL } from '@hearth/domain'
import type { OpsDuBatch, OpsDuBatchFacts } from '@hearth/ops'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { readYuan } from '#kernel/commands/read-yuan'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, 'which batch of redemption codes')

const list: Verb = async ({ ops }, { options }) => {
  const { batches } = await ops.duCodes.list({ count: readCount(options['count']) })
  return batches.length === 0 ? 'There are none.' : batches.map(line).join('\n')
}

const line = ({ batchId, name, price, pieces, skuNos, endTime, codes, used }: OpsDuBatch): string =>
  [
    batchId,
    printable(name),
    `${pieces} x ${formatFen(price)} of ${printable(skuNos.join(','), 200)}`,
    `until ${formatDateTime(endTime)}`,
    `${used} of ${codes} codes used`,
  ].join('  ')

const add: Verb = async ({ ops }, words) =>
  line(await ops.duCodes.add({ batchId: named(words), ...factsOf(words.options) }))

const change: Verb = async (context, words) => {
  const { duCodes } = context.ops
  const batchId = named(words)
  const changed = await asRead(
    () => duCodes.get({ batchId }),
    ({ version, name, price, pieces, skuNos, endTime }) =>
      duCodes.change({ batchId, version, ...factsOf(words.options, { name, price, pieces, skuNos, endTime }) }),
  )
  return line(changed)
}

const codes: Verb = async ({ ops }, words) => {
  const batchId = named(words)
  const count = readCount(wanted(words.plain, 1, 'how many'))
  const made = await asRead(
    async () => (await ops.duCodes.get({ batchId })).version,
    (version) => ops.duCodes.make({ batchId, version, count }),
  )
  return made.codes.join('\n')
}

const uses: Verb = async ({ ops }, words) => {
  const { uses: found } = await ops.duCodes.uses({ batchId: named(words), count: readCount(words.options['count']) })
  if (found.length === 0) return 'None was used yet.'
  return found
    .map((use) =>
      [
        `…${use.tail}`,
        formatDateTime(use.usedAt),
        use.orderId,
        ORDER_STATUS_LABEL[use.orderStatus],
        use.telephone,
      ].join('  '),
    )
    .join('\n')
}

function factsOf(options: Words['options'], before?: OpsDuBatchFacts): OpsDuBatchFacts {
  const said = <Value>(name: string, read: (word: string) => Value, kept: Value | undefined): Value => {
    const word = options[name]
    if (word !== undefined) return read(word)
    if (kept === undefined) throw new OperatorRefusal(`Say --${name}. See: hearth help`, 2)
    return kept
  }
  return {
    name: said('name', String, before?.name),
    price: said('price', readYuan, before?.price),
    pieces: said('pieces', readCount, before?.pieces ?? 1),
    skuNos: said('skus', (word) => word.split(',').filter(Boolean), before?.skuNos),
    endTime: said('until', dayEnd, before?.endTime),
  }
}

/** The last moment of a day in Beijing. */
function dayEnd(word: string): number {
  const end = Date.parse(`${word}T23:59:59.999+08:00`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(word) || Number.isNaN(end))
    throw new OperatorRefusal(`A day is such as 2026-12-31, not ${printable(word)}.`, 2)
  return end
}

const show: Verb = async ({ ops }, words) => line(await ops.duCodes.get({ batchId: named(words) }))

const REFUSALS = { notFound: 'There is no such batch or sku. See: hearth ducode list' }

/** Batches of redemption codes, and their codes. */
export const ducodeCommands = commandsOf({ group: 'benefits', refusals: REFUSALS }, [
  {
    words: 'ducode list [--count 20]',
    help: 'which batches of redemption codes there are',
    run: list,
  },
  {
    words: 'ducode show <batchId>',
    help: 'one of them',
    run: show,
  },
  {
    words: 'ducode add <batchId> --name 新居礼遇卡 --price 0.00 --skus 150401,150505 --until 2026-12-31 [--pieces 1]',
    help: 'what its codes are good for: so many pieces of these skus, for that price each',
    run: add,
  },
  {
    words: 'ducode change <batchId> [--name ...] [--price ...] [--skus ...] [--until ...] [--pieces ...]',
    help: '',
    run: change,
  },
  {
    words: 'ducode codes <batchId> <count>',
    help: 'make codes for cards; they are told this once',
    run: codes,
  },
  {
    words: 'ducode uses <batchId> [--count 20]',
    help: 'which codes were used, by whom and for which orders',
    run: uses,
  },
])
