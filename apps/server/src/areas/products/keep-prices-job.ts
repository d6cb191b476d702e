import { keepPrices } from '#areas/products/keep-prices'
import { createCatalogueVersion } from '#kernel/reads/catalogue-version'
import type { Job } from '#kernel/jobs/jobs'
import type { Shop } from '#shop/shop'

/**
 * Ms after which prices are recorded even if the catalogue has not changed. A comparison price is only shown for some
 * days, so it can end without any change.
 */
const AT_LEAST = 3_600_000

/** Records selling prices of skus when the catalogue changed, or when a promotion began or ended. */
export function keepPricesJob({ db, ports: { clock } }: Pick<Shop, 'db' | 'ports'>): Job {
  const version = createCatalogueVersion(db, clock)
  let seen: string | undefined
  let lookedAt = 0
  return {
    name: 'keep prices',
    every: 10_000,
    async run() {
      const name = await version.read()
      const now = clock()
      if (name === seen && now - lookedAt < AT_LEAST) return
      await keepPrices(db, now)
      seen = name
      lookedAt = now
    },
  }
}
