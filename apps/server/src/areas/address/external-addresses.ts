import { REPLY_CODE } from '@hearth/domain'
import type { Address, ExternalAddress, ExternalAddressCheck } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { areaTree } from '#areas/address/area-tree'
import { findAddress } from '#areas/address/read-addresses'
import { addAddress } from '#areas/address/write-addresses'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import type { KeptAddress } from '#ports/address-book'
import { inTransaction } from '#shop/unit-of-work'

/**
 * Returns whether the host app stores addresses of a shopper, and whether the shopper lets the shop read
 * them (F05).
 */
export async function checkExternal({ db, ports, needShopper }: Context): Promise<ExternalAddressCheck> {
  const shopper = await readShopper(db, needShopper())
  return { hasExternalAddress: await ports.addressBook.has(shopper), authorized: shopper.authorized }
}

/**
 * Lists the addresses in the host app that the shop can use. Leaves out addresses in areas that the shop does not know.
 * The list is empty until the shopper lets the shop read these addresses.
 */
export async function listExternal({ db, ports, needShopper }: Context): Promise<ExternalAddress[]> {
  const shopper = await readShopper(db, needShopper())
  if (!shopper.authorized) return []
  return (await ports.addressBook.list(shopper)).flatMap((kept) => toExternal(kept) ?? [])
}

/** Stores whether a shopper lets the shop read the addresses in the host app. A repeat changes nothing. */
export async function saveExternalAuth({ db, now, needShopper }: Context, authorized: boolean): Promise<void> {
  const shopperId = needShopper()
  if (authorized)
    await sql`
      insert into external_address_auth (shopper_id, authorized_at) values (${shopperId}, ${now})
      on conflict (shopper_id) do nothing`.execute(db)
  else await sql`delete from external_address_auth where shopper_id = ${shopperId}`.execute(db)
}

/**
 * Copies an address of the host app into the shopper's address book. An address that was copied before and still exists
 * is returned unchanged.
 * @throws ShopError notFound for an address that the host app does not store or the shop may not read; overLimit if the
 * address book is full
 */
export async function createFromExternal(context: Context, externalId: string): Promise<Address> {
  const shopperId = context.needShopper()
  const wanted = (await listExternal(context)).find((one) => one.externalId === externalId)
  if (!wanted) throw new ShopError(REPLY_CODE.notFound, '没有这个地址，请刷新后重试', 'externalId')
  const { externalId: _id, provinceName: _p, cityName: _c, districtName: _d, streetName: _s, ...draft } = wanted
  return inTransaction(context, async (work) => {
    // Concurrent copies run one after the other, so that the second finds the address that the first copied.
    await sql`select id from shopper where id = ${shopperId} for update`.execute(work.db)
    const { rows } = await sql<{ id: string }>`
      select id from address where shopper_id = ${shopperId} and external_id = ${externalId} limit 1`.execute(work.db)
    if (rows[0]) return findAddress(work.db, shopperId, rows[0].id)
    const address = await addAddress(work, shopperId, draft)
    await sql`update address set external_id = ${externalId} where id = ${address.addressId}`.execute(work.db)
    return address
  })
}

async function readShopper(db: Database, shopperId: string): Promise<{ telephone: string; authorized: boolean }> {
  const { rows } = await sql<{ telephone: string; authorized: boolean }>`
    select telephone, exists (select from external_address_auth where shopper_id = shopper.id) as authorized
    from shopper where id = ${shopperId}`.execute(db)
  return rows[0]!
}

/** Returns an address with the codes of the shop's area data; undefined if its district is unknown there. */
function toExternal(kept: KeptAddress): ExternalAddress | undefined {
  const tree = areaTree()
  const named = (parent: string, name: string) => tree.below(parent)?.find((area) => area.name === name)
  const province = named('', kept.provinceName)
  const city = province && named(province.code, kept.cityName)
  const district = city && named(city.code, kept.districtName)
  if (!district) return undefined
  const street = kept.streetName === '' ? undefined : named(district.code, kept.streetName)
  return {
    ...kept,
    streetName: street?.name ?? '',
    provinceCode: province.code,
    cityCode: city.code,
    districtCode: district.code,
    streetCode: street?.code ?? '',
  }
}
