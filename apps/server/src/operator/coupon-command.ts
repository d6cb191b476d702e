import { COUPON_SOURCE_LABEL, formatDateTime } from '@hearth/domain'
import { OPS_CODE, OpsRefusal, type OpsBatch, type OpsBatchDetail } from '@hearth/ops'
import { readCount, readWords, wanted } from '#operator/arguments'
import { asRead } from '#operator/as-read'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'

/**
 * `coupon give <telephone> <batchId>`: a coupon for a shopper who has logged in before; `coupon list`; `coupon show
 * <batchId>`; `coupon codes <batchId> <count>`.
 */
export function couponCommand(context: OperatorContext, args: readonly string[]): Promise<string> {
  const {
    plain: [verb = '', ...plain],
  } = readWords(args, [], 3)
  const command = COMMANDS[verb]
  if (!command)
    throw new OperatorRefusal(
      'Say hearth coupon list, show <batchId>, codes <batchId> <count>, or give <telephone> <batchId>.',
      2,
    )
  return command(context, plain)
}

const COMMANDS: Readonly<Record<string, (context: OperatorContext, plain: string[]) => Promise<string>>> = {
  give: giveCoupon,
  list: async (context) => batchNames(await allBatches(context)),
  show: async ({ ops }, plain) => batchText(await ops.coupons.get({ batchId: wanted(plain, 0, 'which coupon batch') })),
  codes: makeCodes,
}

async function makeCodes({ ops }: OperatorContext, plain: string[]): Promise<string> {
  const batchId = wanted(plain, 0, 'which coupon batch')
  const count = readCount(wanted(plain, 1, 'how many'))
  const { codes } = await asRead(
    async () => (await ops.coupons.get({ batchId })).version,
    (version) => ops.coupons.makeCodes({ batchId, version, count }),
  )
  return codes.join('\n')
}

const batchText = ({
  batchId,
  name,
  endTime,
  source,
  quantity,
  given,
  used,
  codes,
  redeemed,
}: OpsBatchDetail): string =>
  [
    `${batchId} ${name}: ${COUPON_SOURCE_LABEL[source ?? 'staff']}, until ${formatDateTime(endTime)}`,
    `  given ${given}${quantity === undefined ? '' : ` of ${quantity}`}, used ${used}, codes ${codes}, redeemed ${redeemed}`,
  ].join('\n')

async function giveCoupon(context: OperatorContext, plain: string[]): Promise<string> {
  const telephone = wanted(plain, 0, 'whose telephone')
  const batchId = wanted(plain, 1, 'which coupon batch')
  const { ops } = context
  const batches = await allBatches(context)
  const batch = () => batches.find((one) => one.batchId === batchId)
  try {
    const { name } = await asRead(
      async () => (await allBatches(context)).find((one) => one.batchId === batchId)?.version ?? 0,
      (version) => ops.coupons.give({ batchId, telephone, version }),
    )
    return `${telephone} has one more ${name}.`
  } catch (error) {
    if (!(error instanceof OpsRefusal)) throw error
    if (error.field === 'telephone') throw new OperatorRefusal(`Nobody has logged in with ${telephone} yet.`)
    const names = batchNames(batches.filter(({ endTime }) => endTime >= context.now))
    if (error.code === OPS_CODE.notFound) throw new OperatorRefusal(`There is no coupon batch ${batchId}. ${names}`)
    if (error.code !== OPS_CODE.couponUnusable) throw error
    const { name = batchId, endTime = 0 } = batch() ?? {}
    throw new OperatorRefusal(`${name} can no longer be used since ${formatDateTime(endTime)}. ${names}`)
  }
}

/** Every coupon batch of the shop. */
async function allBatches({ ops }: OperatorContext): Promise<OpsBatch[]> {
  const found: OpsBatch[] = []
  let after = ''
  do {
    const page = await ops.coupons.list({ count: 1000, ...(after && { after }) })
    found.push(...page.batches)
    after = page.after
  } while (after !== '')
  return found
}

const batchNames = (batches: readonly OpsBatch[]): string =>
  batches.length === 0
    ? 'There are none.'
    : `There are: ${batches
        .slice(0, 20)
        .map(({ batchId, name }) => `${batchId} (${name})`)
        .join(', ')}.`
