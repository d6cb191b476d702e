import type { ShopFile, ShopFilePromotion, ShopFileSpu } from '@hearth/ops'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect'
import type { PastCustomer, PastMoment } from '#kernel/demo/past-customer'

/** The demo shop on a day. */
export interface DemoDay {
  /** Epoch ms: what has a time begins about now. */
  now: number
  /** Products of the demo shop. */
  products: readonly ShopFileSpu[]
  /** Name of the wide picture of a product. */
  banner(spuNo: string): string
}

/** What an area has in the demo shop. */
export interface DemoParts {
  /** Its rows of the demo shop's file. */
  file?(day: DemoDay): ShopFile
  /** Fields that it adds to each product of that file. */
  ofProduct?(product: ShopFileSpu): Partial<ShopFileSpu>
  /**
   * Runs its ended rows again, as on the first day.
   * @param promotions those of the demo shop that run again
   * @returns how many rows run again
   */
  renew?(trx: Database, day: DemoDay, promotions: readonly ShopFilePromotion[]): Promise<number>
  /** Adds pages that its rows lead to. */
  routes?(app: FastifyInstance, products: readonly ShopFileSpu[]): void
  /** Past actions of the demo shop's customer with it. */
  past?(customer: PastCustomer): readonly PastMoment[]
}
