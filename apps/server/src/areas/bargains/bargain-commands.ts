import { BARGAIN_STATUS, BARGAIN_STATUS_LABEL, formatDateTime, formatFen, type BargainStatus } from '@hearth/domain'
import type { OpsBargain, OpsBargainCampaign } from '@hearth/ops'
import { CAMPAIGN_STATES, readCampaignStatus } from '#kernel/commands/values/campaign-status'
import { commandsOf } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'
import { NONE } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { namesOf, oneOf } from '#kernel/commands/choices'

const STATUSES: Readonly<Record<string, BargainStatus>> = BARGAIN_STATUS

const resultText = (one: OpsBargainCampaign): string => {
  const { started, running, atFloor, helps, helpers, orders, paidOrders, amount, cutAmount } = one.result
  const path = told({
    zh: `${formatFen(one.price)} 起，${one.helperCount} 位好友助力砍到 ${formatFen(one.floorPrice)}`,
    en: `${formatFen(one.price)} to ${formatFen(one.floorPrice)} by ${one.helperCount} friends`,
  })
  return [
    told({
      zh: `${one.promotionId}  ${printable(one.skuNo)}  ${path}  限 ${one.bargainHours} 小时  ${printable(one.name)}`,
      en: `${one.promotionId}  ${printable(one.skuNo)}  ${path} in ${one.bargainHours} hours  ${printable(one.name)}`,
    }),
    told({
      zh: `  ${formatDateTime(one.beginTime)} 至 ${formatDateTime(one.endTime)}；剩余 ${one.piecesLeft} 件`,
      en: `  ${formatDateTime(one.beginTime)} to ${formatDateTime(one.endTime)}; ${one.piecesLeft} pieces left`,
    }),
    told({
      zh: `  发起砍价 ${started} 个：进行中 ${running}，已到最低价 ${atFloor}；${helpers} 位好友助力 ${helps} 次`,
      en: `  ${started} bargains started: ${running} run, ${atFloor} at the lowest price; ${helps} helps by ${helpers} friends`,
    }),
    told({
      zh: `  下单 ${orders} 件（已付 ${paidOrders} 件），金额 ${formatFen(amount)}，共砍 ${formatFen(cutAmount)}`,
      en: `  ${orders} pieces ordered (${paidOrders} paid), ${formatFen(amount)}, cut by ${formatFen(cutAmount)}`,
    }),
    ...one.warnings.map(({ door, rule, cost }) => `  ${door}: ${rule}；${cost}`),
  ].join('\n')
}

const bargainText = (one: OpsBargain): string =>
  [
    told({
      zh: `${one.bargainId}  ${BARGAIN_STATUS_LABEL[one.status]}  已有 ${one.helped}/${one.helperCount} 位好友助力`,
      en: `${one.bargainId}  ${BARGAIN_STATUS_LABEL[one.status]}  ${one.helped} of ${one.helperCount} friends helped`,
    }),
    `  ${one.promotionId}  ${printable(one.skuNo)}  ` +
      told({
        zh: `现价 ${formatFen(one.currentPrice)}，原价 ${formatFen(one.price)}，`,
        en: `now ${formatFen(one.currentPrice)}, from ${formatFen(one.price)} `,
      }) +
      told({
        zh: `最低价 ${formatFen(one.floorPrice)}，${formatDateTime(one.endTime)} 截止`,
        en: `to ${formatFen(one.floorPrice)}, until ${formatDateTime(one.endTime)}`,
      }),
    ...(one.orderId === undefined ? [] : [told({ zh: `  订单 ${one.orderId}`, en: `  order ${one.orderId}` })]),
  ].join('\n')

/** Commands for bargains, and for the results of each campaign. */
export const bargainCommands = commandsOf({ group: 'campaigns' }, [
  {
    words: 'bargain list [--of running|bought|over] [--promotion <promotionId>] [--count 20]',
    choices: { of: oneOf(namesOf(BARGAIN_STATUS, BARGAIN_STATUS_LABEL)) },
    help: { zh: '顾客发起的砍价和进度', en: 'bargains that shoppers started, and how far they have come' },
    async run({ ops }, { options }) {
      const of = options['of']
      const status = of === undefined ? undefined : STATUSES[of]
      const { bargains } = await ops.bargains.list({
        status,
        promotionId: options['promotion'],
        count: readCount(options['count']),
      })
      return bargains.length === 0 ? told(NONE) : bargains.map(bargainText).join('\n')
    },
  },
  {
    words: 'bargain results [--of coming|running|over] [--promotion <promotionId>] [--count 20]',
    choices: { of: CAMPAIGN_STATES },
    help: {
      zh: '砍价活动、进展和平台规则提示',
      en: 'bargain campaigns, what became of their bargains, and what platforms say of them',
    },
    async run({ ops }, { options }) {
      const status = readCampaignStatus(options['of'])
      const { campaigns } = await ops.bargains.listCampaigns({
        status,
        promotionId: options['promotion'],
        count: readCount(options['count']),
      })
      return campaigns.length === 0 ? told(NONE) : campaigns.map(resultText).join('\n')
    },
  },
])
