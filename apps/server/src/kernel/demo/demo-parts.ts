import type { ShopFile, ShopFilePromotion, ShopFileSpu } from '@hearth/ops'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect'
import type { PastCustomer, PastMoment } from '#kernel/demo/past-customer'

/** The day for which the demo shop is made. */
export interface DemoDay {
  /** Epoch ms. Rows of the demo shop that have a time begin about this moment. */
  now: number
  /** Products of the demo shop. */
  products: readonly ShopFileSpu[]
  /** Name of the wide picture of a product. */
  banner(spuNo: string): string
}

/** An area's part of the demo shop. */
export interface DemoParts {
  /** The rows that the area adds to the demo shop's file. */
  file?(day: DemoDay): ShopFile
  /** The fields that the area adds to each product of the demo shop's file. */
  ofProduct?(product: ShopFileSpu): Partial<ShopFileSpu>
  /**
   * Runs the area's ended rows again, as on the first day.
   * @param promotions the demo shop's promotions that run again
   * @returns how many rows run again
   */
  renew?(trx: Database, day: DemoDay, promotions: readonly ShopFilePromotion[]): Promise<number>
  /** Adds the pages to which the area's rows link. */
  routes?(app: FastifyInstance, products: readonly ShopFileSpu[]): void
  /** What the demo shop's customer did in this area in the past. */
  past?(customer: PastCustomer): readonly PastMoment[]
}
