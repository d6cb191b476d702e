import { TRIAL_REFUSAL } from '@hearth/domain'
import type { AddFreeTrial, Cart } from '@hearth/sdk/core'
import { cartReply } from '#areas/cart/cart-reply'
import { viewerOf } from '#areas/cart/viewer-of'
import { readApplicant, refuseApplicant } from '#areas/free-trial/applicant'
import { trialLine } from '#areas/free-trial/trial-line'
import type { Context } from '#kernel/context'

/**
 * Returns the cart of a trial: only its sku, at a price of 0. Nothing is stored, and the shopper's own cart does not
 * change. Shoppers who have not signed the agreement get it too.
 */
export async function addFreeTrial(wish: AddFreeTrial, context: Context): Promise<Cart> {
  const viewer = viewerOf(context)
  const { seen, priced, left } = await trialLine(context.db, viewer, wish)
  const applicant = await readApplicant(context.db, viewer.shopperId, wish.skuNo, left)
  refuseApplicant(applicant, [TRIAL_REFUSAL.unverified, TRIAL_REFUSAL.unsigned])
  return cartReply({ ...seen, bundles: [], shelf: { buyer: seen.buyer, lines: [] } }, priced)
}
