import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY } from '@hearth/domain'
import { afterAll, beforeAll, describe, it } from 'vitest'
import {
  comeByInvitation,
  counted,
  inviteInApps,
  mayInvite,
  takeWhatWasWon,
  type Inviter,
} from '../src/invite-a-friend'
import { byTurn, PLATFORMS } from '../src/platforms'
import { openLater, startShop, type RunningShop } from '../src/start-shop'
import { onPlatform } from './on-platform'

/** Rate limits are off: all shoppers share one network address. */
const settings = { RATE_LIMIT: 'off' }

/** Two people and a shop for each platform. The owner turns invitations on in apps too. */
const platforms = PLATFORMS.map((platform, at) => ({
  ...platform,
  people: { inviting: `1390000040${at + 1}`, buying: `1390000041${at + 1}`, name: `巷口的小店${at + 1}` },
}))
const sampled = byTurn(platforms, 'the mini-program').map((platform, at) => ({ ...platform, at }))

let shop: RunningShop
let dataDir: string
const inviters: Inviter[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearth-invites-'))
  shop = await startShop(dataDir, settings)
  await inviteInApps(shop)
})

afterAll(async () => {
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a friend', () => {
  it.each(sampled)('opens an invitation through $name, takes the coupon and buys', async ({ open, people, at }) => {
    inviters[at] = await mayInvite(shop, people)
    await onPlatform({ open }, (driver) => comeByInvitation(driver, shop, people, inviters[at]!), undefined, shop)
  })
})

describe('a promoter', () => {
  // A week passes, after which the orders can no longer be returned.
  beforeAll(async () => void (shop = await openLater(shop, 8 * DAY, settings)))

  it.each(sampled)('whose friend bought sees their own rank and takes the award through $name', async (one) => {
    const { open, people, at, ...manners } = one
    await counted(inviters[at]!.promoter)
    await onPlatform({ open }, (driver) => takeWhatWasWon(driver, shop, people, manners), undefined, shop)
  })
})
