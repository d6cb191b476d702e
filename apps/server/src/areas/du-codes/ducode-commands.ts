import { formatDateTime, formatFen, ORDER_STATUS_LABEL } from '@hearth/domain'
import type { OpsDuBatch, OpsDuBatchFacts } from '@hearth/ops'
import { lastMoment } from '#kernel/commands/values/day-option'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { readYuan } from '#kernel/commands/values/read-yuan'
import { NONE, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, WHICH.codes)

const list: Verb = async ({ ops }, { options }) => {
  const { batches } = await ops.duCodes.list({ count: readCount(options['count']) })
  return batches.length === 0 ? told(NONE) : batches.map(line).join('\n')
}

const line = ({ batchId, name, price, pieces, skuNos, endTime, codes, used }: OpsDuBatch): string =>
  [
    batchId,
    printable(name),
    told({
      zh: `${printable(skuNos.join(','), 200)}，每个码 ${pieces} 件，单价 ${formatFen(price)}`,
      en: `${pieces} x ${formatFen(price)} of ${printable(skuNos.join(','), 200)}`,
    }),
    told({ zh: `${formatDateTime(endTime)} 截止`, en: `until ${formatDateTime(endTime)}` }),
    told({ zh: `${codes} 个码已用 ${used} 个`, en: `${used} of ${codes} codes used` }),
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
  const count = readCount(wanted(words.plain, 1, WHICH.howMany))
  const made = await asRead(
    async () => (await ops.duCodes.get({ batchId })).version,
    (version) => ops.duCodes.make({ batchId, version, count }),
  )
  return made.codes.join('\n')
}

const uses: Verb = async ({ ops }, words) => {
  const { uses: found } = await ops.duCodes.uses({ batchId: named(words), count: readCount(words.options['count']) })
  if (found.length === 0) return told({ zh: '还没有用过的码。', en: 'None was used yet.' })
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
    if (kept === undefined)
      throw new OperatorRefusal({ zh: `缺少 --${name}。`, en: `Say --${name}. See: hearth help` }, 2)
    return kept
  }
  return {
    name: said('name', String, before?.name),
    price: said('price', readYuan, before?.price),
    pieces: said('pieces', readCount, before?.pieces ?? 1),
    skuNos: said('skus', (word) => word.split(',').filter(Boolean), before?.skuNos),
    endTime: said('until', () => lastMoment(options, 'until'), before?.endTime),
  }
}

const show: Verb = async ({ ops }, words) => line(await ops.duCodes.get({ batchId: named(words) }))

const REFUSALS = {
  notFound: {
    zh: '没有这批兑换码或这个商品规格。查看：hearth ducode list',
    en: 'There is no such batch or sku. See: hearth ducode list',
  },
}

/** Commands for batches of redemption codes, and for their codes. */
export const ducodeCommands = commandsOf({ group: 'coupons', refusals: REFUSALS }, [
  {
    words: 'ducode list [--count 20]',
    help: { zh: '全部兑换码批次', en: 'which batches of redemption codes there are' },
    run: list,
  },
  {
    words: 'ducode show <batchId>',
    help: { zh: '一批兑换码的详情', en: 'one of them' },
    run: show,
  },
  {
    words: 'ducode add <batchId> --name 新居礼遇卡 --price 0.00 --skus 150401,150505 --until 2026-12-31 [--pieces 1]',
    help: {
      zh: '新建一批兑换码：能换哪些规格、每码几件、单价多少',
      en: 'what its codes are good for: so many pieces of these skus, for that price each',
    },
    run: add,
  },
  {
    words: 'ducode change <batchId> [--name ...] [--price ...] [--skus ...] [--until ...] [--pieces ...]',
    help: { zh: '修改一批兑换码，只改写出来的项', en: 'change what is said, and nothing else' },
    run: change,
  },
  {
    words: 'ducode codes <batchId> <count>',
    help: { zh: '生成兑换码印卡用，只显示这一次', en: 'make codes for cards; they are told this once' },
    run: codes,
  },
  {
    words: 'ducode uses <batchId> [--count 20]',
    help: { zh: '哪些码用过、谁用的、哪个订单', en: 'which codes were used, by whom and for which orders' },
    run: uses,
  },
])
