import { PROMOTER_KIND, type PromoterKind } from '#codes/promoter-kind'
import { SHOP_STATUS, type ShopStatus } from '#codes/shop-status'
import type { StepActor } from '#order/step-actor'

/** The steps of a promoter's shop. */
export type ShopDeed = 'create' | 'authorize' | 'open' | 'close'

/** A row of the table: from where a deed leads where, for which kinds of shops, and who may do it. */
export interface ShopStep {
  deed: ShopDeed
  of: readonly PromoterKind[]
  by: readonly StepActor[]
  from: ShopStatus
  to: ShopStatus
}

const { none, reviewing, open, closed } = SHOP_STATUS
const { promoter, partner } = PROMOTER_KIND

/**
 * The whole way of a promoter's shop (F16, P02). A promoter's own opens as it is created; a partner shop is authorised
 * by a code, and opened by staff, or by the house where the owner has that done at once. Staff close either, and open
 * it again; the owner of a closed partner shop may have it authorised anew.
 */
export const SHOP_STEPS: readonly ShopStep[] = [
  { deed: 'create', of: [promoter], by: ['shopper'], from: none, to: open },
  { deed: 'authorize', of: [partner], by: ['shopper'], from: none, to: reviewing },
  { deed: 'authorize', of: [partner], by: ['shopper'], from: reviewing, to: reviewing },
  { deed: 'authorize', of: [partner], by: ['shopper'], from: closed, to: reviewing },
  { deed: 'open', of: [partner], by: ['shop', 'house'], from: reviewing, to: open },
  { deed: 'open', of: [promoter, partner], by: ['shop'], from: closed, to: open },
  { deed: 'close', of: [partner], by: ['shop'], from: reviewing, to: closed },
  { deed: 'close', of: [promoter, partner], by: ['shop'], from: open, to: closed },
]

/** Steps that are possible for a shop of this kind and status. */
export const shopDeeds = (kind: PromoterKind, from: ShopStatus, by: StepActor): ShopDeed[] =>
  SHOP_STEPS.filter((step) => step.from === from && step.of.includes(kind) && step.by.includes(by)).map(
    ({ deed }) => deed,
  )

/** Where a deed leads; nothing where it cannot be done, or not by them. */
export const shopStep = (kind: PromoterKind, from: ShopStatus, deed: ShopDeed, by: StepActor): ShopStatus | undefined =>
  SHOP_STEPS.find((step) => step.from === from && step.deed === deed && step.of.includes(kind) && step.by.includes(by))
    ?.to
