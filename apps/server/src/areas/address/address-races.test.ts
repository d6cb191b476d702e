import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addAddress, makeDefault, removeAddress } from '#areas/address/write-addresses'
import { ShopError } from '#kernel/shop-error'
import { onEveryEngine } from '../../../test/on-every-engine'
import { workOn } from '../../../test/work'
import { manyShoppers } from '../../../test/shelf'
import { NOON } from '../../../test/shop'

const HOME = {
  consigneeName: '李雷',
  consigneeTele: '13800138000',
  provinceCode: '440000',
  cityCode: '440300',
  districtCode: '440305',
  streetCode: '',
  detailAddress: '科技园 1 号',
}

onEveryEngine('addresses', (engine) => {
  it('have no default that is gone, when one is made the default in one tab and deleted in another', async () => {
    const { db } = engine.connection
    const work = workOn(db, NOON)
    for (const { shopperId } of await manyShoppers(db, 50)) {
      const { addressId } = await addAddress(work, shopperId, HOME)
      const both = await Promise.allSettled([
        makeDefault(work, shopperId, addressId),
        removeAddress(work, shopperId, addressId),
      ])
      for (const one of both) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(ShopError)
    }
    const { rows } =
      await sql`select id from shopper where default_address_id is not null and not exists (select 1 from address where address.id = default_address_id)`.execute(
        db,
      )
    expect(rows).toEqual([])
  })
})
