import type { TestShop } from '../shop'
import type { oldHands } from './old-hands'
import type { OldShop } from './old-shop'

/** What is known where something is done with an order or a request. */
interface On {
  shop: TestShop
  hands: ReturnType<typeof oldHands>
  who: OldShop['shoppers'][string]
  id: string
}

/** A step of an order or a request; what it was answered with, where it was. */
export type Step = (on: On) => Promise<{ code: number } | void>

/** Lets refunds and what follows from them be done. */
export const settle: Step = ({ shop }) => shop.run('refund', 'events', 'events')
