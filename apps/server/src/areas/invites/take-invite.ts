import { INVITE_REFUSAL_TEXT, inviteRefusal, REPLY_CODE } from '@hearth/domain'
import type { ReceivedCoupon, ReceiveInviteCoupon } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { giveCoupon } from '#areas/coupons/give-coupon'
import { keepBond } from '#areas/invites/bond'
import { findInvitation } from '#areas/invites/invite-facts'
import { invitesAt, runningCampaign } from '#areas/invites/invite-row'
import { whoNoted } from '#areas/invites/note-number'
import type { WriteWork } from '#kernel/writes'
import { ShopError } from '#kernel/shop-error'

/**
 * Gives a shopper the coupon of an invitation once, and stores who invited them, in the caller's transaction. Locks the
 * shopper's row first, so that only one of several requests gives the coupon. A repeat returns the same coupon. If
 * another promoter recorded the shopper's telephone earlier, that promoter is stored as the inviter.
 * @throws ShopError as the call says
 */
export async function takeInvite(
  work: WriteWork,
  { shareId, systemType }: ReceiveInviteCoupon,
  shopperId: string,
): Promise<ReceivedCoupon> {
  const { db, now } = work
  await sql`select id from shopper where id = ${shopperId} for no key update`.execute(db)
  const found = await findInvitation(db, shareId, shopperId)
  if (found && found.couponId !== null) return { couponId: found.couponId }
  const campaign = await runningCampaign(db, now)
  const refusal = found
    ? inviteRefusal({ ...found, running: campaign !== undefined, runs: !campaign || invitesAt(campaign, systemType) })
    : 'gone'
  if (refusal !== undefined || !found || !campaign) {
    const why = refusal ?? 'gone'
    const code = why === 'gone' ? REPLY_CODE.notFound : REPLY_CODE.wrongState
    throw new ShopError(code, INVITE_REFUSAL_TEXT[why], 'shareId')
  }
  const noted = await whoNoted(work, shopperId)
  const { campaignId, coupon } = campaign
  await keepBond(work, {
    shopperId,
    ...(noted ?? { promoterId: found.promoterId, campaignId, way: 'coupon' as const, invitedAt: now }),
  })
  const couponId = await giveCoupon(work, shopperId, coupon, 'shareId')
  await sql`update invite_bond set coupon_id = ${couponId} where shopper_id = ${shopperId}`.execute(db)
  return { couponId }
}
