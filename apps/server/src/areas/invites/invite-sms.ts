import {
  beijingDayBegin,
  boardName,
  INVITE_NOTE_TIME,
  INVITE_OFF_TEXT,
  INVITE_REFUSAL_TEXT,
  INVITE_SMS_MOST,
  INVITE_SMS_REFUSAL_TEXT,
  inviteSmsRefusal,
  inviteSmsText,
  REPLY_CODE,
  type InviteSmsFacts,
} from '@hearth/domain'
import type { RecordSms, SendSms } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { shopName } from '#areas/content/shop-profile'
import { invitesAt, runningCampaign, type InviteRow } from '#areas/invites/invite-row'
import { needAgreedPromoter } from '#areas/promoters/promoter-row'
import { digestOf, type NumberWork } from '#areas/invites/note-number'
import { createShare } from '#areas/rebates/create-share'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { inTransaction } from '#shop/unit-of-work'

/** Refuses a request without the recipient's consent, which the law requires for an advertisement. */
function needAgreed({ agreed }: RecordSms): void {
  if (!agreed) throw new ShopError(REPLY_CODE.badInput, '请先征得好友同意', 'agreed')
}

/** The stored state of a number before a message, to restore it if the message fails. */
interface Before {
  digest: string
  sentAt: number | null
  noteSentAt: number | null
  wasNoted: boolean
}

/**
 * Records a number that a promoter invites, and counts the SMS if the shop sends it, in the caller's transaction. Locks
 * the number first, and then the campaign, so that concurrent requests see each other's changes.
 * @returns the former state; undefined if the shop has already sent the promoter's SMS to the number today
 * @throws ShopError as the calls say
 */
async function note(
  work: NumberWork,
  campaign: InviteRow,
  promoterId: string,
  telephone: string,
  sending: boolean,
): Promise<Before | undefined> {
  const { db, now } = work
  const digest = digestOf(work, telephone)
  await sql`insert into invite_number (digest) values (${digest}) on conflict (digest) do nothing`.execute(db)
  await sql`select digest from invite_number where digest = ${digest} for update`.execute(db)
  await sql`select id from invite_campaign where id = ${campaign.campaignId} for no key update`.execute(db)
  const day = beijingDayBegin(now)
  const { rows } = await sql<InviteSmsFacts & Omit<Before, 'digest'>>`
    select number.refused_at is not null as refused, coalesce(number.sent_at >= ${day}, false) as "sentToday",
      number.sent as "sentEver", number.sent_at as "sentAt", note.sent_at as "noteSentAt",
      note.promoter_id is not null as "wasNoted",
      (
        select count(*) from invite_note own
        where own.promoter_id = ${promoterId} and own.digest <> number.digest
          and (own.noted_at >= ${day} or own.sent_at >= ${day})
      ) as "byPromoter",
      (select count(*) from invite_number sent where sent.sent_at >= ${day}) as "byShop"
    from invite_number number
    left join invite_note note on note.digest = number.digest and note.promoter_id = ${promoterId}
    where number.digest = ${digest}`.execute(db)
  const { sentAt, noteSentAt, wasNoted, ...facts } = rows[0]!
  if (sending && noteSentAt !== null && noteSentAt >= day) return undefined
  const { smsPromoterDay: promoterDay, smsShopDay: shopDay } = campaign
  const refusal = inviteSmsRefusal(facts, { numberEver: INVITE_SMS_MOST.ever, promoterDay, shopDay }, sending)
  if (refusal) throw new ShopError(REPLY_CODE.overLimit, INVITE_SMS_REFUSAL_TEXT[refusal], 'telephone')
  await sql`
    insert into invite_note (promoter_id, digest, campaign_id, noted_at, sent_at)
    values (${promoterId}, ${digest}, ${campaign.campaignId}, ${now}, ${sending ? now : null})
    on conflict (promoter_id, digest) do update set
      sent_at = coalesce(excluded.sent_at, invite_note.sent_at),
      campaign_id = case
        when invite_note.noted_at > ${now - INVITE_NOTE_TIME} then invite_note.campaign_id else excluded.campaign_id
      end,
      noted_at = case
        when invite_note.noted_at > ${now - INVITE_NOTE_TIME} then invite_note.noted_at else excluded.noted_at
      end`.execute(db)
  if (sending)
    await sql`update invite_number set sent = sent + 1, sent_at = ${now} where digest = ${digest}`.execute(db)
  return { digest, sentAt, noteSentAt, wasNoted }
}

async function needRunningCampaign({ db, now }: Pick<Context, 'db' | 'now'>): Promise<InviteRow> {
  const campaign = await runningCampaign(db, now)
  if (!campaign) throw new ShopError(REPLY_CODE.wrongState, INVITE_REFUSAL_TEXT.notRunning)
  return campaign
}

/** Records that the promoter sent an invitation by their own SMS. @throws ShopError as the call says */
export async function recordSms(work: NumberWork, wish: RecordSms, promoterId: string): Promise<void> {
  needAgreed(wish)
  await needAgreedPromoter(work.db, promoterId)
  await note(work, await needRunningCampaign(work), promoterId, wish.telephone, false)
}

/** Restores the counts after a message that could not be delivered. */
const undo = (context: Context, promoterId: string, { digest, sentAt, noteSentAt, wasNoted }: Before) =>
  inTransaction(context, async ({ db }) => {
    await sql`select digest from invite_number where digest = ${digest} for update`.execute(db)
    await sql`update invite_number set sent = sent - 1, sent_at = ${sentAt} where digest = ${digest}`.execute(db)
    const own = sql`promoter_id = ${promoterId} and digest = ${digest}`
    if (wasNoted) await sql`update invite_note set sent_at = ${noteSentAt} where ${own}`.execute(db)
    else await sql`delete from invite_note where ${own}`.execute(db)
  })

/**
 * Sends an invitation by the shop's SMS. The message is counted before it is sent, so that a crash can lose a message
 * but never sends it twice. A message that could not be delivered is not counted. A repeat on the same day sends
 * nothing.
 * @throws ShopError as the call says
 */
export async function sendSms(context: Context, wish: SendSms): Promise<void> {
  needAgreed(wish)
  const { db, log, origin, ports, random } = context
  const promoterId = context.needShopper()
  await needAgreedPromoter(db, promoterId)
  const campaign = await needRunningCampaign(context)
  if (!invitesAt(campaign, wish.systemType)) throw new ShopError(REPLY_CODE.wrongState, INVITE_OFF_TEXT)
  const { shareId } = await createShare(context, {})
  const { telephone } = wish
  const before = await inTransaction(context, (work) => note(work, campaign, promoterId, telephone, true))
  if (!before) return
  const { rows } = await sql<{ shop: string; nickname: string | null; displayName: string }>`
    select ${shopName} as shop, promoter.nickname, shopper.display_name as "displayName"
    from shopper left join promoter on promoter.shopper_id = shopper.id
    where shopper.id = ${promoterId}`.execute(db)
  const { shop, nickname, displayName } = rows[0]!
  const inviter = boardName(nickname, displayName)
  const url = `${origin}/invite?shareId=${encodeURIComponent(shareId)}`
  const text = inviteSmsText({ shopName: shop, inviter, couponName: campaign.coupon.couponName, url })
  try {
    await ports.notifier.send({ telephone, kind: 'invitation', inviter, url, text }, random.uuid())
  } catch (error) {
    log.error({ err: error }, 'an invitation could not be delivered')
    await undo(context, promoterId, before)
    throw new ShopError(REPLY_CODE.serverError, '短信发送失败，请稍后再试')
  }
}
