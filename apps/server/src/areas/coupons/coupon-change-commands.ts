import { COUPON_DISCOUNT_TYPE } from '@hearth/domain'
import type { ChangeBatch, OpsBatchDetail } from '@hearth/ops'
import { batchText } from '#areas/coupons/batch-text'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { lastMoment } from '#kernel/commands/values/day-option'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { readDiscount } from '#kernel/commands/values/read-discount'
import { readWhole, wanted, type Words } from '#kernel/commands/read-words'
import { readYuan } from '#kernel/commands/values/read-yuan'
import { WHICH } from '#kernel/commands/common-words'
import { orOneOf } from '#kernel/commands/choices'

type Facts = Omit<ChangeBatch, 'version' | 'batchId'>
type Options = Words['options']

/** The field that each option changes. */
const CHANGES: Readonly<Record<string, (word: string, options: Options, batch: OpsBatchDetail) => Partial<Facts>>> = {
  name: (name) => ({ name }),
  until: (_, options) => ({ endTime: lastMoment(options, 'until') }),
  'take-until': (_, options) => ({ receiveEnd: lastMoment(options, 'take-until') }),
  pieces: (word) => ({ quantity: word === 'any' ? undefined : readWhole('pieces', word, 1, 100_000_000) }),
  each: (word) => ({ perShopper: readWhole('each', word, 1, 1000) }),
  off: (word, _, { discountType }) => {
    if (discountType === COUPON_DISCOUNT_TYPE.percentage)
      throw new OperatorRefusal(
        { zh: '这是折扣券，要用 --rate。', en: 'This coupon takes off a share: --rate is for that.' },
        2,
      )
    return { couponValue: readYuan(word, 1) }
  },
  rate: (word, _, { discountType }) => {
    if (discountType !== COUPON_DISCOUNT_TYPE.percentage)
      throw new OperatorRefusal(
        { zh: '这是满减券，要用 --off。', en: 'This coupon takes off an amount: --off is for that.' },
        2,
      )
    return { couponValue: readDiscount(word) }
  },
  over: (word) => ({ thresholdAmount: readYuan(word) }),
}

const REFUSALS = {
  notFound: { zh: '没有这张优惠券。查看：hearth coupon list', en: 'There is no such coupon. See: hearth coupon list' },
  wrongState: {
    zh: '这张券是付费会员的权益，不能停发。',
    en: 'Members paid for this coupon with their membership: it cannot be stopped.',
  },
}

/** Commands that change and stop coupon batches. */
export const couponChangeCommands = commandsOf({ group: 'coupons', refusals: REFUSALS }, [
  {
    words:
      'coupon change <batchId> [--name 满199减30] [--until 2026-12-31] [--take-until 2026-12-24] [--pieces 500|any] [--each 1] [--off 30.00] [--rate 8.5] [--over 199.00]',
    choices: { pieces: orOneOf({ any: '不限' }) },
    help: {
      zh: '改优惠券：名称、有效期、领取截止、总量、每人限领、面额、门槛；\n只改写出来的项，已领的券只会变得更优惠',
      en: 'change what is said of it, and nothing else: its name, until when it can be used or taken,\nhow many there are in all and for each shopper, what it takes off, and from what amount on;\nwhat somebody has already only gets better',
    },
    run: change,
  },
  {
    words: 'coupon stop <batchId>',
    help: {
      zh: '停止发放；已领的券和卡上的兑换码照常使用',
      en: 'nobody gets one any more; those that were taken, and codes on cards, stay good',
    },
    run: ({ ops }, { plain }) =>
      changed({ ops }, wanted(plain, 0, WHICH.batch), ({ batchId, version }) => ops.coupons.stop({ batchId, version })),
  },
])

async function change({ ops }: CommandContext, { plain, options }: Words): Promise<string> {
  const batchId = wanted(plain, 0, WHICH.batch)
  const names = Object.keys(options)
  if (names.length === 0)
    throw new OperatorRefusal(
      {
        zh: '请写要改什么，例如 --until 2026-12-31。',
        en: 'Say what changes, such as --until 2026-12-31. See: hearth help',
      },
      2,
    )
  return changed({ ops }, batchId, (batch) => {
    const { given: _, used: __, codes: ___, redeemed: ____, ...before } = batch
    const wish: ChangeBatch = { ...before }
    for (const name of names) Object.assign(wish, CHANGES[name]!(options[name]!, options, batch))
    // If a batch's coupons could be taken and used until the same time, a new end of use also becomes the end of
    // taking, unless `--take-until` sets another one.
    if (options['until'] !== undefined && options['take-until'] === undefined && before.receiveEnd === before.endTime)
      wish.receiveEnd = wish.endTime
    return ops.coupons.change(wish)
  })
}

async function changed(
  { ops }: Pick<CommandContext, 'ops'>,
  batchId: string,
  write: (batch: OpsBatchDetail) => Promise<OpsBatchDetail>,
): Promise<string> {
  return batchText(await asRead(() => ops.coupons.get({ batchId }), write))
}
