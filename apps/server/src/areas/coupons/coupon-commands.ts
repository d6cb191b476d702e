import { formatDateTime } from '@hearth/domain'
import { OPS_CODE, OpsRefusal, type OpsBatch } from '@hearth/ops'
import { batchText } from '#areas/coupons/batch-text'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'
import { allPages } from '#kernel/commands/all-pages'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { neverLoggedIn, NONE, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'

/** Commands for coupon batches, coupons of a shopper, and codes of cards. */
export const couponCommands = commandsOf({ group: 'coupons' }, [
  {
    words: 'coupon give <telephone> <batchId>',
    help: { zh: '给顾客发一张优惠券', en: 'a coupon for a shopper' },
    run: giveCoupon,
  },
  {
    words: 'coupon list',
    help: { zh: '全部优惠券', en: 'which kinds of coupons there are' },
    run: async (context) => batchNames(await allBatches(context)),
  },
  {
    words: 'coupon show <batchId>',
    help: { zh: '一种优惠券发了多少、用了多少', en: 'one of them: how many were given and used' },
    run: async ({ ops }, { plain }) => batchText(await ops.coupons.get({ batchId: wanted(plain, 0, WHICH.batch) })),
  },
  {
    words: 'coupon codes <batchId> <count>',
    help: { zh: '生成兑换码，只显示这一次', en: 'new codes for cards, told this once' },
    run: makeCodes,
  },
])

async function makeCodes({ ops }: CommandContext, { plain }: Words): Promise<string> {
  const batchId = wanted(plain, 0, WHICH.batch)
  const count = readCount(wanted(plain, 1, WHICH.howMany))
  const { codes } = await asRead(
    async () => (await ops.coupons.get({ batchId })).version,
    (version) => ops.coupons.makeCodes({ batchId, version, count }),
  )
  return codes.join('\n')
}

async function giveCoupon(context: CommandContext, { plain }: Words): Promise<string> {
  const telephone = wanted(plain, 0, WHICH.telephone)
  const batchId = wanted(plain, 1, WHICH.batch)
  const { ops } = context
  const batches = await allBatches(context)
  const batch = () => batches.find((one) => one.batchId === batchId)
  try {
    const { name } = await asRead(
      async () => (await allBatches(context)).find((one) => one.batchId === batchId)?.version ?? 0,
      (version) => ops.coupons.give({ batchId, telephone, version }),
    )
    return told({ zh: `已给 ${telephone} 发一张${name}。`, en: `${telephone} has one more ${name}.` })
  } catch (error) {
    if (!(error instanceof OpsRefusal)) throw error
    if (error.field === 'telephone') throw new OperatorRefusal(neverLoggedIn(telephone))
    const names = batchNames(batches.filter(({ endTime }) => endTime >= context.now))
    if (error.code === OPS_CODE.notFound)
      throw new OperatorRefusal({
        zh: `没有优惠券 ${batchId}。${names}`,
        en: `There is no coupon batch ${batchId}. ${names}`,
      })
    if (error.code !== OPS_CODE.couponUnusable) throw error
    const { name = batchId, endTime = 0 } = batch() ?? {}
    throw new OperatorRefusal({
      zh: `${name} 已于 ${formatDateTime(endTime)} 过期。${names}`,
      en: `${name} can no longer be used since ${formatDateTime(endTime)}. ${names}`,
    })
  }
}

/** All coupon batches of the shop. */
async function allBatches({ ops }: CommandContext): Promise<OpsBatch[]> {
  const found: OpsBatch[] = []
  for await (const { batches } of allPages(ops.coupons.list)) found.push(...batches)
  return found
}

const batchNames = (batches: readonly OpsBatch[]): string =>
  batches.length === 0
    ? told(NONE)
    : told({
        zh: `现有：${batches
          .slice(0, 20)
          .map(({ batchId, name }) => `${batchId}（${name}）`)
          .join('、')}。`,
        en: `There are: ${batches
          .slice(0, 20)
          .map(({ batchId, name }) => `${batchId} (${name})`)
          .join(', ')}.`,
      })
