import { afterAll, beforeAll } from 'vitest'
import { startShop, type RunningShop } from '../src/start-shop'

/** A shop of this file's own, open while its tests run. */
export let shop: RunningShop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.stop())
