import type { TestProject } from 'vitest/node'
import { startShop, type ShopAddress } from '../src/start-shop'

declare module 'vitest' {
  interface ProvidedContext {
    shop: ShopAddress
  }
}

/**
 * Runs before all journeys: opens one shop, which they share. Each journey has shoppers of its own, by unique telephone
 * numbers.
 */
export default async function openShop(project: TestProject): Promise<() => Promise<void>> {
  // All shoppers share one network address here, more than any home or office has.
  const shop = await startShop(undefined, { RATE_LIMIT: 'off' })
  const { origin, dataDir, log } = shop
  project.provide('shop', { origin, dataDir, log })
  return () => shop.stop()
}
