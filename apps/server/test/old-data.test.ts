import { howMuch } from '@hearth/vitest/whole'
import { expect, it } from 'vitest'
import { createSessions } from '#kernel/sessions'
import { systemRandom } from '#shop/random'
import { checkBooks } from './check-books'
import { NOON } from './noon'
import { goOn } from './old-data/go-on'
import { oldHands } from './old-data/old-hands'
import { readOldDatabase, readOldShop } from './old-data/old-shop'
import { passDays } from './old-data/pass-days'
import { plain, plainNews } from './old-data/plain'
import { tellAll } from './old-data/tell-all'
import { shopOnEveryEngine } from './shop-on-every-engine'

const old = readOldShop()
/** After how many orders that went on the laws are looked at: they read the whole shop. */
const LOOK_AFTER = howMuch(12, 1)
const PATIENCE = 400_000

shopOnEveryEngine(
  'a shop that an older version filled',
  (shop) => Promise.resolve(shop.wait(old.now - NOON)),
  (at) => {
    const broken: string[] = []
    const look = async (after: string) => {
      for (const fault of await checkBooks(at.shop.connection.db, {})) broken.push(`after ${after}: ${fault}`)
    }

    it('breaks no law', async () => {
      await look('the migrations')
      expect(broken).toEqual([])
    })

    it('tells its shoppers the same amounts, states and texts', { timeout: PATIENCE }, async () => {
      expect(plain(await tellAll(at.shop, old))).toEqual(plain(old.told))
    })

    it('goes on with each order and each request from where it stood', { timeout: PATIENCE }, async () => {
      let gone = 0
      const went = await goOn(at.shop, oldHands(at.shop), old, async (name) => {
        gone += 1
        if (gone % LOOK_AFTER === 0) await look(name)
      })
      await look('all of them')
      expect(broken).toEqual([])
      expect(plainNews(went)).toEqual(plainNews(old.went))
    })

    it('goes on by itself in the days after', { timeout: PATIENCE }, async () => {
      const later = await passDays(at.shop, old, createSessions(systemRandom), look)
      expect(broken).toEqual([])
      expect(plainNews(later)).toEqual(plainNews(old.later))
    })
  },
  { older: readOldDatabase() },
)
