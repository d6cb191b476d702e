import { AFTER_SALE_STATUS, type AfterSaleStatus } from '#codes/after-sale-status'
import { REFUND_STATUS, type RefundStatus } from '#codes/refund-status'
import { REPAIR_STATUS, type RepairStatus } from '#codes/repair-status'
import { SERVICE_TYPE, type ServiceType } from '#codes/service-type'
import type { StepActor } from '#order/step-actor'

/** The full state of an after-sale order. */
export interface AfterSaleState {
  serviceType: ServiceType
  status: AfterSaleStatus
  refundStatus: RefundStatus
  repairStatus: RepairStatus
}

/** Actions on an after-sale order. */
export type AfterSaleDeed =
  | 'agree'
  | 'agreeWithoutReturn'
  | 'refuse'
  | 'cancel'
  | 'sendBill'
  | 'lapse'
  | 'receive'
  | 'refuseGoods'
  | 'refund'
  | 'missAccount'
  | 'giveAccount'
  | 'refunded'
  | 'sendAnother'
  | 'quote'
  | 'quoteNothing'
  | 'payRepair'
  | 'decline'
  | 'sendBack'

/**
 * One transition of an after-sale order: the states in which an action is possible, and the state after it. An absent
 * field of `from` matches every value; an absent field of `to` does not change.
 */
export interface AfterSaleStep {
  deed: AfterSaleDeed
  by: readonly StepActor[]
  from: {
    status: readonly AfterSaleStatus[]
    serviceType?: readonly ServiceType[]
    refundStatus?: readonly RefundStatus[]
    repairStatus?: readonly RepairStatus[]
  }
  to: Partial<Omit<AfterSaleState, 'serviceType'>>
}

const { applied, agreed, returning, received, done, cancelled, refused } = AFTER_SALE_STATUS
const { refund, exchange, repair } = SERVICE_TYPE
const NO_REFUND = [REFUND_STATUS.none]

/**
 * All transitions of an after-sale order (F10, S13). Money is refunded once, by `refund`. A product is sent to the
 * shopper once, by `sendAnother` or `sendBack`; either of them ends the after-sale order. The shopper can withdraw the
 * request until the shop receives the product.
 */
export const AFTER_SALE_STEPS: readonly AfterSaleStep[] = [
  { deed: 'agree', by: ['shop'], from: { status: [applied] }, to: { status: agreed } },
  { deed: 'agreeWithoutReturn', by: ['shop'], from: { status: [applied] }, to: { status: received } },
  { deed: 'refuse', by: ['shop'], from: { status: [applied] }, to: { status: refused } },
  {
    deed: 'cancel',
    by: ['shopper', 'house'],
    from: { status: [applied, agreed, returning] },
    to: { status: cancelled },
  },
  { deed: 'sendBill', by: ['shopper'], from: { status: [agreed, returning] }, to: { status: returning } },
  { deed: 'lapse', by: ['house'], from: { status: [agreed] }, to: { status: cancelled } },
  { deed: 'receive', by: ['shop'], from: { status: [agreed, returning] }, to: { status: received } },
  { deed: 'refuseGoods', by: ['shop'], from: { status: [agreed, returning] }, to: { status: refused } },
  {
    deed: 'refund',
    by: ['shop'],
    from: { status: [received], serviceType: [refund, exchange], refundStatus: NO_REFUND },
    to: { refundStatus: REFUND_STATUS.refunding },
  },
  {
    deed: 'missAccount',
    by: ['house'],
    from: { status: [received], refundStatus: [REFUND_STATUS.refunding] },
    to: { refundStatus: REFUND_STATUS.bankNeeded },
  },
  {
    deed: 'giveAccount',
    by: ['shopper'],
    from: { status: [received], refundStatus: [REFUND_STATUS.bankNeeded] },
    to: {},
  },
  {
    deed: 'refunded',
    by: ['house'],
    from: { status: [received], refundStatus: [REFUND_STATUS.refunding, REFUND_STATUS.bankNeeded] },
    to: { status: done, refundStatus: REFUND_STATUS.refunded },
  },
  {
    deed: 'sendAnother',
    by: ['shop'],
    from: { status: [received], serviceType: [exchange], refundStatus: NO_REFUND },
    to: { status: done },
  },
  {
    deed: 'quote',
    by: ['shop'],
    from: { status: [received], serviceType: [repair], repairStatus: [REPAIR_STATUS.none, REPAIR_STATUS.quoted] },
    to: { repairStatus: REPAIR_STATUS.quoted },
  },
  {
    deed: 'quoteNothing',
    by: ['shop'],
    from: { status: [received], serviceType: [repair], repairStatus: [REPAIR_STATUS.none, REPAIR_STATUS.quoted] },
    to: { repairStatus: REPAIR_STATUS.due },
  },
  {
    deed: 'payRepair',
    by: ['shopper'],
    from: { status: [received], serviceType: [repair], repairStatus: [REPAIR_STATUS.quoted] },
    to: { repairStatus: REPAIR_STATUS.due },
  },
  {
    deed: 'decline',
    by: ['shopper', 'house'],
    from: { status: [received], serviceType: [repair], repairStatus: [REPAIR_STATUS.quoted] },
    to: { repairStatus: REPAIR_STATUS.declined },
  },
  {
    deed: 'sendBack',
    by: ['shop'],
    from: { status: [received], serviceType: [repair], repairStatus: [REPAIR_STATUS.due] },
    to: { status: done, repairStatus: REPAIR_STATUS.done },
  },
  {
    deed: 'sendBack',
    by: ['shop'],
    from: { status: [received], serviceType: [repair], repairStatus: [REPAIR_STATUS.declined] },
    to: { status: done },
  },
]

const may = <Value>(allowed: readonly Value[] | undefined, value: Value): boolean =>
  allowed === undefined || allowed.includes(value)

/** Returns the transitions that are possible in a state. */
const stepsFrom = (state: AfterSaleState): AfterSaleStep[] =>
  AFTER_SALE_STEPS.filter(
    ({ from }) =>
      from.status.includes(state.status) &&
      may(from.serviceType, state.serviceType) &&
      may(from.refundStatus, state.refundStatus) &&
      may(from.repairStatus, state.repairStatus),
  )

/** Returns the actions that this actor can take on an after-sale order in its state. */
export const afterSaleDeeds = (state: AfterSaleState, by: StepActor): AfterSaleDeed[] => [
  ...new Set(
    stepsFrom(state)
      .filter((step) => step.by.includes(by))
      .map(({ deed }) => deed),
  ),
]

/** Returns the state after an action, or undefined if the action is impossible or not allowed for this actor. */
export function afterSaleStep(state: AfterSaleState, deed: AfterSaleDeed, by: StepActor): AfterSaleState | undefined {
  const step = stepsFrom(state).find((one) => one.deed === deed && one.by.includes(by))
  return step && { ...state, ...step.to }
}

/** Whether an after-sale order is finished: done, cancelled or refused. */
export const isAfterSaleOver = (status: AfterSaleStatus): boolean =>
  status === done || status === cancelled || status === refused
