import { PROMOTER_KIND, type PromoterKind } from '#codes/promoter-kind'
import { SHOP_STATUS, type ShopStatus } from '#codes/shop-status'
import type { StepActor } from '#order/step-actor'

/** Actions on a promoter's shop. */
export type ShopDeed = 'create' | 'authorize' | 'open' | 'close'

/**
 * One transition: the status before and after an action, the kinds of shops it applies to, and who can take the action.
 */
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
 * All transitions of a promoter's shop (F16, P02). A promoter's own shop is open once it is created. A partner shop is
 * authorised by a code; then staff open it, or the shop's software (`house`) opens it if the owner chose immediate
 * opening. Staff can close shops and open them again. The owner of a closed partner shop can authorise it again.
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

/** Returns the actions that this actor can take on a shop of this kind and status. */
export const shopDeeds = (kind: PromoterKind, from: ShopStatus, by: StepActor): ShopDeed[] =>
  SHOP_STEPS.filter((step) => step.from === from && step.of.includes(kind) && step.by.includes(by)).map(
    ({ deed }) => deed,
  )

/** Returns the status after an action, or undefined if the action is impossible or not allowed for this actor. */
export const shopStep = (kind: PromoterKind, from: ShopStatus, deed: ShopDeed, by: StepActor): ShopStatus | undefined =>
  SHOP_STEPS.find((step) => step.from === from && step.deed === deed && step.of.includes(kind) && step.by.includes(by))
    ?.to
