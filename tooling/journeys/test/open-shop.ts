import type { TestProject } from 'vitest/node'
import { startShop, type ShopAddress } from '../src/start-shop'

declare module 'vitest' {
  interface ProvidedContext {
    shop: ShopAddress
  }
}

/**
 * Runs before all journeys: opens one shop, which they share. Each journey has its own shoppers, with unique telephone
 * numbers.
 */
export default async function openShop(project: TestProject): Promise<() => Promise<void>> {
  // Rate limits are off: more shoppers share one network address here than in any home or office.
  const shop = await startShop(undefined, { RATE_LIMIT: 'off' })
  const { origin, dataDir, log } = shop
  project.provide('shop', { origin, dataDir, log })
  return () => shop.stop()
}
