import { formatDateTime, formatFen, ORDER_STATUS_LABEL } from '@hearth/domain'
import type { OpsDuBatch, OpsDuBatchFacts } from '@hearth/ops'
import { readCount, readWords, wanted, type Words } from '#operator/arguments'
import { asRead } from '#operator/as-read'
import { inWords } from '#operator/in-words'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'
import { printable } from '#operator/printable'
import { readYuan } from '#operator/read-yuan'

type Verb = (context: OperatorContext, words: Words) => Promise<string>

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

const FACTS = ['name', 'price', 'pieces', 'skus', 'until']

const VERBS: Readonly<Record<string, { run: Verb; options: string[]; most: number }>> = {
  list: { run: list, options: ['count'], most: 0 },
  show: { run: async ({ ops }, words) => line(await ops.duCodes.get({ batchId: named(words) })), options: [], most: 1 },
  add: { run: add, options: FACTS, most: 1 },
  change: { run: change, options: FACTS, most: 1 },
  codes: { run: codes, options: [], most: 2 },
  uses: { run: uses, options: ['count'], most: 1 },
}

/** `ducode list`, `show`, `add`, `change`, `codes`, `uses`: redemption codes. */
export async function ducodeCommand(context: OperatorContext, args: readonly string[]): Promise<string> {
  const [verb = 'list', ...rest] = args
  const known = VERBS[verb]
  if (!known) throw new OperatorRefusal(`Say hearth ducode ${Object.keys(VERBS).join(', ')}. See: hearth help`, 2)
  return known.run(context, readWords(rest, known.options, known.most)).catch((error: Error) => {
    throw inWords(error, {
      notFound: 'There is no such batch or sku. See: hearth ducode list',
    })
  })
}
