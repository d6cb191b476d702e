import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY } from '@hearth/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import type { Shopper } from '../src/shopper'
import { openLater, startShop, type RunningShop } from '../src/start-shop'
import { bindFirst, earnFirst, settled, withdrawFirst } from '../src/withdraw-first'
import { browser } from './with-browser'

/** Two people and a shop for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({
  ...platform,
  people: { earning: `1390000051${at + 1}`, buying: `1390000052${at + 1}`, name: `拐角的小店${at + 1}` },
}))
const sampled = byTurn(platforms, 'a phone’s browser')

let shop: RunningShop
let dataDir: string
const amounts: number[] = []

// A week passes between the orders and their settlement, and a minute between two codes of one number.
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearth-withdraws-'))
  shop = await startShop(dataDir)
  const promoters: Shopper[] = []
  for (const { people } of sampled) promoters.push(await earnFirst(shop, people))
  shop = await openLater(shop, 8 * DAY)
  for (const promoter of promoters) await bindFirst(shop, promoter)
  for (const promoter of promoters) amounts.push(await settled(promoter))
  shop = await openLater(shop, 8 * DAY + 120_000)
})

afterAll(async () => {
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a promoter', () => {
  it.each(sampled.map((platform, at) => ({ ...platform, at })))(
    'withdraws what a friend’s order earned, less refunds, through $name',
    async ({ open, people, at, ...manners }) => {
      const driver = await open(browser, shop.origin)
      await withdrawFirst(driver, shop, { earning: people.earning, amount: amounts[at]! }, manners)
      expect(await driver.complaints()).toEqual([])
    },
  )
})
