import { PICKUP_STATUS, type PickupStatus } from '#codes/pickup-status'
import type { StepActor } from '#order/step-actor'
import { DAY } from '#time/day'

/** The steps of a parcel for a cabinet. */
export type PickupDeed = 'putIn' | 'fetch' | 'sendBack' | 'cancel'

/** A row of the table: from where a deed leads where. */
export interface PickupStep {
  deed: PickupDeed
  by: readonly StepActor[]
  from: PickupStatus
  to: PickupStatus
}

const { onItsWay, waiting, fetched, returned, cancelled } = PICKUP_STATUS

/**
 * The whole way of a parcel that goes to a cabinet (E06). `cancel` goes along with its order: that is cancelled, or
 * sent to an address instead. What leads out of 0 and 1 gives the compartment free.
 */
export const PICKUP_STEPS: readonly PickupStep[] = [
  { deed: 'putIn', by: ['shop'], from: onItsWay, to: waiting },
  { deed: 'fetch', by: ['shop', 'shopper'], from: waiting, to: fetched },
  { deed: 'sendBack', by: ['shop', 'house'], from: waiting, to: returned },
  { deed: 'cancel', by: ['shopper', 'shop', 'house'], from: onItsWay, to: cancelled },
]

/** Where a deed leads from a status; nothing where the table has no such row. */
export const pickupAfter = (deed: PickupDeed, from: PickupStatus, by: StepActor): PickupStatus | undefined =>
  PICKUP_STEPS.find((step) => step.deed === deed && step.from === from && step.by.includes(by))?.to

/** Whether a parcel takes a compartment, or will. */
export const holdsCompartment = (status: PickupStatus): boolean => status === onItsWay || status === waiting

/** Days a parcel waits in a cabinet before it goes back to the shop. */
export const PICKUP_DAYS = 3

/** Until when a parcel waits that was put in at a moment, epoch ms. */
export const fetchUntil = (storedAt: number): number => storedAt + PICKUP_DAYS * DAY
