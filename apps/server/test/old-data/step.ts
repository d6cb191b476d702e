import type { TestShop } from '../shop'
import type { oldHands } from './old-hands'
import type { OldShop } from './old-shop'

/** What a step of an order or a request needs. */
interface On {
  shop: TestShop
  hands: ReturnType<typeof oldHands>
  who: OldShop['shoppers'][string]
  id: string
}

/**
 * A step of an order or a request.
 * @returns the step's reply, if it has one
 */
export type Step = (on: On) => Promise<{ code: number } | void>

/** Completes refunds and what follows from them. */
export const settle: Step = ({ shop }) => shop.run('refund', 'events', 'events')
