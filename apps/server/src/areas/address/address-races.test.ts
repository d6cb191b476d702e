import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { listAddresses } from '#areas/address/read-addresses'
import { addAddress, makeDefault, removeAddress } from '#areas/address/write-addresses'
import { ShopError } from '#kernel/shop-error'
import { HOME } from '../../../test/home-address'
import { checkBooks } from '../../../test/check-books'
import { onEveryEngine } from '../../../test/on-every-engine'
import { workOn } from '../../../test/work'
import { manyShoppers } from '../../../test/shelf'
import { NOON } from '../../../test/shop'

onEveryEngine('addresses', (engine) => {
  it('keep no deleted address as the default when one tab makes it the default and another deletes it', async () => {
    const { db } = engine.connection
    const work = workOn(db, NOON)
    const homes: { shopperId: string; addressId: string }[] = []
    for (const { shopperId } of await manyShoppers(db, 50))
      homes.push({ shopperId, addressId: (await addAddress(work, shopperId, HOME)).addressId })
    const presses = homes.flatMap(({ shopperId, addressId }) => [
      makeDefault(work, shopperId, addressId),
      removeAddress(work, shopperId, addressId),
    ])
    for (const one of await Promise.allSettled(presses))
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(ShopError)
    const { rows } = await sql`
      select id from shopper
      where default_address_id is not null
        and not exists (select 1 from address where address.id = default_address_id)`.execute(db)
    expect(rows).toEqual([])
    expect(await checkBooks(db, {})).toEqual([])
  })

  it('have one default, an existing address, when fifty requests at once choose, add and delete', async () => {
    const { db } = engine.connection
    const work = workOn(db, NOON)
    const [shopper] = await manyShoppers(db, 1)
    const { shopperId } = shopper!
    const ids: string[] = []
    for (let n = 0; n < 10; n += 1) ids.push((await addAddress(work, shopperId, HOME)).addressId)
    const presses = Array.from({ length: 50 }, (_, n) => {
      const id = ids[n % ids.length]!
      if (n % 5 === 4) return addAddress(work, shopperId, { ...HOME, isDefault: 1 })
      return n % 5 === 3 ? removeAddress(work, shopperId, id) : makeDefault(work, shopperId, id)
    })
    for (const one of await Promise.allSettled(presses))
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(ShopError)
    const result = await listAddresses(db, shopperId)
    expect(result.length).toBeGreaterThan(0)
    expect(result.filter(({ isDefault }) => isDefault === 1)).toHaveLength(1)
    expect(await checkBooks(db, {})).toEqual([])
  })
})
