import { PICKUP_STATUS, type PickupStatus } from '#codes/pickup-status'
import type { StepActor } from '#order/step-actor'
import { DAY } from '#time/day'

/** Actions on a parcel for a cabinet. */
export type PickupDeed = 'putIn' | 'fetch' | 'sendBack' | 'cancel'

/** One transition: the status before and after an action, and who can take the action. */
export interface PickupStep {
  deed: PickupDeed
  by: readonly StepActor[]
  from: PickupStatus
  to: PickupStatus
}

const { onItsWay, waiting, fetched, returned, cancelled } = PICKUP_STATUS

/**
 * All transitions of a parcel for a cabinet (E06). `cancel` applies when the order is cancelled or gets another
 * address. The compartment becomes free once the parcel's status is neither 0 nor 1.
 */
export const PICKUP_STEPS: readonly PickupStep[] = [
  { deed: 'putIn', by: ['shop'], from: onItsWay, to: waiting },
  { deed: 'fetch', by: ['shop', 'shopper'], from: waiting, to: fetched },
  { deed: 'sendBack', by: ['shop', 'house'], from: waiting, to: returned },
  { deed: 'cancel', by: ['shopper', 'shop', 'house'], from: onItsWay, to: cancelled },
]

/** Returns the status after an action, or undefined if the action is impossible or not allowed for this actor. */
export const pickupAfter = (deed: PickupDeed, from: PickupStatus, by: StepActor): PickupStatus | undefined =>
  PICKUP_STEPS.find((step) => step.deed === deed && step.from === from && step.by.includes(by))?.to

/** Whether a parcel occupies a compartment, or has one reserved. */
export const holdsCompartment = (status: PickupStatus): boolean => status === onItsWay || status === waiting

/** Days that a parcel waits in a cabinet before it returns to the shop. */
export const PICKUP_DAYS = 3

/** Returns until when a parcel waits in a cabinet, in epoch ms. */
export const fetchUntil = (storedAt: number): number => storedAt + PICKUP_DAYS * DAY
