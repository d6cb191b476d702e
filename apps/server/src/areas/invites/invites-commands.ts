import { formatDateTime, formatFen } from '@hearth/domain'
import type { OpsInvitation, OpsInvitationAsRead, OpsInvitationDetail } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { campaignWord } from '#kernel/commands/values/campaign-status'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { timeOptions } from '#kernel/commands/values/day-option'
import { warningLine } from '#kernel/commands/values/door-warning'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'
import { moreLine, timeSpan, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { YES_NO } from '#kernel/commands/choices'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, WHICH.activity)

const line = (campaign: OpsInvitation): string => {
  const { campaignId, title, published, status, beginTime, endTime, couponBatchId, invited, buyers } = campaign
  return [
    printable(campaignId),
    printable(title),
    published ? campaignWord(status) : told({ zh: '未上线', en: 'not started' }),
    timeSpan(beginTime, endTime),
    told({ zh: `优惠券 ${printable(couponBatchId)}`, en: `coupon ${printable(couponBatchId)}` }),
    told({ zh: `邀请 ${invited} 人，购买 ${buyers} 人`, en: `invited ${invited}, bought ${buyers}` }),
  ].join('  ')
}

const detail = (campaign: OpsInvitationDetail): string => {
  const { steps, result, smsPromoterDay, smsShopDay, warnings } = campaign
  return [
    line(campaign),
    ...steps.map(({ buyerCount, couponBatchId }) =>
      told({
        zh: `  满 ${buyerCount} 人购买：优惠券 ${printable(couponBatchId)}`,
        en: `  ${buyerCount} buyers: coupon ${printable(couponBatchId)}`,
      }),
    ),
    told({
      zh: `  每日短信：每位推广员 ${smsPromoterDay} 条，全店 ${smsShopDay} 条；`,
      en: `  SMS a day: ${smsPromoterDay} of a promoter, ${smsShopDay} of the shop; `,
    }) + told({ zh: `近期发给 ${result.smsNumbers} 个号码`, en: `sent to ${result.smsNumbers} numbers lately` }),
    told({
      zh: `  推广员 ${result.promoters} 人，领券 ${result.coupons} 张，奖励 ${result.awards} 份，`,
      en: `  promoters ${result.promoters}, coupons taken ${result.coupons}, awards ${result.awards}, `,
    }) + told({ zh: `已领 ${result.awardsTaken} 份`, en: `taken ${result.awardsTaken}` }),
    told({
      zh: `  分享成交 ${result.orders} 单：${formatFen(result.orderAmount)}，`,
      en: `  orders by their shares ${result.orders}: ${formatFen(result.orderAmount)}, `,
    }) + told({ zh: `返利 ${formatFen(result.rebate)}`, en: `rebate ${formatFen(result.rebate)}` }),
    ...warnings.map(warningLine),
  ].join('\n')
}

const list: Verb = async ({ ops }, { options }) => {
  const { campaigns, after } = await ops.invitations.list({
    count: readCount(options['count']) ?? 100,
    ...(options['after'] === undefined ? {} : { after: options['after'] }),
    ...(options['open'] === 'yes' ? { open: true } : {}),
  })
  if (campaigns.length === 0)
    return told({
      zh: '没有邀请活动，请用店铺文件导入（invitations）。',
      en: 'There are no invitation campaigns: a shop file brings them (invitations).',
    })
  const more = after === '' ? [] : [moreLine('invitation list', after)]
  return [...campaigns.map(line), ...more].join('\n')
}

const show: Verb = async ({ ops }, words) => detail(await ops.invitations.get({ campaignId: named(words) }))

const preview: Verb = async ({ ops }, words) => {
  const shown = await ops.invitations.preview({ campaignId: named(words) })
  return [
    printable(shown.title),
    `  ${printable(shown.description, 200)}`,
    told({ zh: `  好友得 ${printable(shown.reward)}`, en: `  friends get ${printable(shown.reward)}` }),
    ...shown.steps.map((step) => `  + ${printable(step)}`),
    ...shown.rules.map((rule) => `  - ${printable(rule, 200)}`),
    told({ zh: `  短信：${printable(shown.sms, 300)}`, en: `  SMS: ${printable(shown.sms, 300)}` }),
    ...shown.warnings.map(warningLine),
  ].join('\n')
}

/** Changes a campaign in its present state. */
const changed =
  (change: (context: CommandContext, one: OpsInvitationAsRead, words: Words) => Promise<OpsInvitationDetail>): Verb =>
  async (context, words) => {
    const campaignId = named(words)
    return detail(
      await asRead(
        () => context.ops.invitations.get({ campaignId }),
        ({ version }) => change(context, { campaignId, version }, words),
      ),
    )
  }

const start = changed(({ ops }, one) => ops.invitations.start(one))
const stop = changed(({ ops }, one) => ops.invitations.stop(one))
const copy = changed(({ ops }, one, { plain, options }) =>
  ops.invitations.copy({ ...one, newId: wanted(plain, 1, WHICH.copy), ...timeOptions(options) }),
)

const refuse: Verb = async ({ ops }, { plain }) => {
  const { telephone, refusedAt } = await ops.invitations.refuse({ telephone: wanted(plain, 0, WHICH.telephone) })
  return told({
    zh: `${printable(telephone)} 自 ${formatDateTime(refusedAt)} 起不再收到邀请短信`,
    en: `${printable(telephone)} gets no invitations since ${formatDateTime(refusedAt)}`,
  })
}

const REFUSALS = {
  notFound: {
    zh: '没有这个活动。查看：hearth invitation list',
    en: 'There is no such campaign. See: hearth invitation list',
  },
  wrongState: {
    zh: '活动当前状态不能这样操作。查看：hearth invitation show',
    en: 'It cannot be done as the campaign stands. See: hearth invitation show',
  },
}

/** Commands for campaigns of invitations. They list, start, stop and copy campaigns. A shop file creates campaigns. */
export const invitesCommands = commandsOf({ group: 'promotion', refusals: REFUSALS }, [
  {
    words: 'invitation list [--open yes] [--count 100] [--after <id>]',
    choices: { open: YES_NO },
    help: {
      zh: '推广员邀请好友购买的活动；用店铺文件导入（invitations）',
      en: 'campaigns in which promoters invite buyers; a shop file brings them (invitations)',
    },
    run: list,
  },
  {
    words: 'invitation show <id>',
    help: {
      zh: '邀请、成交、领奖情况和平台规则提示',
      en: 'who was invited, what was bought and won, rules it may break',
    },
    run: show,
  },
  {
    words: 'invitation preview <id>',
    help: { zh: '预览推广员和好友看到的内容', en: 'what promoters and their friends will read' },
    run: preview,
  },
  {
    words: 'invitation start <id>',
    help: { zh: '上线，在活动时间内生效', en: 'let it run within its times' },
    run: start,
  },
  {
    words: 'invitation stop <id>',
    help: { zh: '立即结束；已有订单照常计入，奖励仍可领取', en: 'end it now; orders count on, awards can be taken' },
    run: stop,
  },
  {
    words: 'invitation copy <id> <newId> --from 2026-12-01 --to 2026-12-31',
    help: { zh: '复制到另一时间段，先不上线', en: 'the same at another time, not started yet' },
    run: copy,
  },
  {
    words: 'invitation refuse <telephone>',
    help: {
      zh: '登记拒收邀请短信（回复 R）的号码',
      en: 'a number that answered R: it is never sent an invitation again',
    },
    run: refuse,
  },
])
