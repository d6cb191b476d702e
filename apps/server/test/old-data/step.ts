import type { TestShop } from '../shop'
import type { oldHands } from './old-hands'
import type { OldShop } from './old-shop'

/** The context of a step of an order or a request. */
interface On {
  shop: TestShop
  hands: ReturnType<typeof oldHands>
  who: OldShop['shoppers'][string]
  id: string
}

/** A step of an order or a request. @returns its reply, if there is one */
export type Step = (on: On) => Promise<{ code: number } | void>

/** Completes refunds and their consequences. */
export const settle: Step = ({ shop }) => shop.run('refund', 'events', 'events')
