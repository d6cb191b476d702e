import { formatDateTime, formatFen } from '@hearth/domain'
import type { OpsInvitation, OpsInvitationAsRead, OpsInvitationDetail } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { campaignWord } from '#kernel/commands/campaign-status'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { timeOptions } from '#kernel/commands/day-option'
import { warningLine } from '#kernel/commands/door-warning'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, 'which campaign')

const line = (campaign: OpsInvitation): string => {
  const { campaignId, title, published, status, beginTime, endTime, couponBatchId, invited, buyers } = campaign
  return [
    printable(campaignId),
    printable(title),
    published ? campaignWord(status) : 'not started',
    `${formatDateTime(beginTime)} to ${formatDateTime(endTime)}`,
    `coupon ${printable(couponBatchId)}`,
    `invited ${invited}, bought ${buyers}`,
  ].join('  ')
}

const detail = (campaign: OpsInvitationDetail): string => {
  const { steps, result, smsPromoterDay, smsShopDay, warnings } = campaign
  return [
    line(campaign),
    ...steps.map(({ buyerCount, couponBatchId }) => `  ${buyerCount} buyers: coupon ${printable(couponBatchId)}`),
    `  SMS a day: ${smsPromoterDay} of a promoter, ${smsShopDay} of the shop; ` +
      `sent to ${result.smsNumbers} numbers lately`,
    `  promoters ${result.promoters}, coupons taken ${result.coupons}, awards ${result.awards}, ` +
      `taken ${result.awardsTaken}`,
    `  orders by their shares ${result.orders}: ${formatFen(result.orderAmount)}, rebate ${formatFen(result.rebate)}`,
    ...warnings.map(warningLine),
  ].join('\n')
}

const list: Verb = async ({ ops }, { options }) => {
  const { campaigns, after } = await ops.invitations.list({
    count: readCount(options['count']) ?? 100,
    ...(options['after'] === undefined ? {} : { after: options['after'] }),
    ...(options['open'] === undefined ? {} : { open: true }),
  })
  if (campaigns.length === 0) return 'There are no invitation campaigns: a shop file brings them (invitations).'
  const more = after === '' ? [] : [`More: hearth invitation list --after ${printable(after)}`]
  return [...campaigns.map(line), ...more].join('\n')
}

const show: Verb = async ({ ops }, words) => detail(await ops.invitations.get({ campaignId: named(words) }))

const preview: Verb = async ({ ops }, words) => {
  const shown = await ops.invitations.preview({ campaignId: named(words) })
  return [
    printable(shown.title),
    `  ${printable(shown.description, 200)}`,
    `  friends get ${printable(shown.reward)}`,
    ...shown.steps.map((step) => `  + ${printable(step)}`),
    ...shown.rules.map((rule) => `  - ${printable(rule, 200)}`),
    `  SMS: ${printable(shown.sms, 300)}`,
    ...shown.warnings.map(warningLine),
  ].join('\n')
}

/** Changes a campaign as it stands. */
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
  ops.invitations.copy({ ...one, newId: wanted(plain, 1, 'the id of the copy'), ...timeOptions(options) }),
)

const refuse: Verb = async ({ ops }, { plain }) => {
  const { telephone, refusedAt } = await ops.invitations.refuse({ telephone: wanted(plain, 0, 'which telephone') })
  return `${printable(telephone)} gets no invitations since ${formatDateTime(refusedAt)}`
}

const REFUSALS = {
  notFound: 'There is no such campaign. See: hearth invitation list',
  wrongState: 'It cannot be done as the campaign stands. See: hearth invitation show',
}

/** Campaigns of invitations: a shop file brings them; here they are looked at, started, stopped and copied. */
export const invitesCommands = commandsOf({ group: 'benefits', refusals: REFUSALS }, [
  {
    words: 'invitation list [--open yes] [--count 100] [--after <id>]',
    help: 'campaigns in which promoters invite buyers; a shop file brings them (invitations)',
    run: list,
  },
  { words: 'invitation show <id>', help: 'who was invited, what was bought and won, rules it may break', run: show },
  { words: 'invitation preview <id>', help: 'what promoters and their friends will read', run: preview },
  { words: 'invitation start <id>', help: 'let it run within its times', run: start },
  { words: 'invitation stop <id>', help: 'end it now; orders count on, awards can be taken', run: stop },
  {
    words: 'invitation copy <id> <newId> --from 2026-12-01 --to 2026-12-31',
    help: 'the same at another time, not started yet',
    run: copy,
  },
  {
    words: 'invitation refuse <telephone>',
    help: 'a number that answered R: it is never sent an invitation again',
    run: refuse,
  },
])
