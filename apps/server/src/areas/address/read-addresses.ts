import { REPLY_CODE } from '@hearth/domain'
import type { Address, AddressDetail } from '@hearth/sdk/core'
import type { Selectable } from 'kysely'
import type { Database } from '#database/connect'
import type { Schema } from '#database/schema'
import { ShopError } from '#kernel/shop-error'

/** Lists a shopper's addresses: the default one first, then the newest. */
export async function listAddresses(db: Database, shopper: string): Promise<Address[]> {
  const rows = await query(db, shopper).orderBy('address.created_at', 'desc').orderBy('address.id').execute()
  return rows.map(toAddress).sort((one, other) => other.isDefault - one.isDefault)
}

/**
 * Reads an address of a shopper.
 * @throws ShopError `notFound` for an address that does not exist or is another shopper's
 */
export async function findAddress(db: Database, shopper: string, addressId: string): Promise<Address> {
  const row = await query(db, shopper).where('address.id', '=', addressId).executeTakeFirst()
  if (!row) throw new ShopError(REPLY_CODE.notFound, '收货地址不存在')
  return toAddress(row)
}

/**
 * Reads an address of a shopper, in the form that a call to change the address takes.
 * @throws ShopError `notFound` for an address that does not exist or is another shopper's
 */
export async function readAddressDetail(db: Database, shopper: string, id: string): Promise<AddressDetail> {
  const address = await findAddress(db, shopper, id)
  const {
    addressId: _,
    areaIdOld,
    provinceName: _1,
    cityName: _2,
    districtName: _3,
    streetName: _4,
    ...draft
  } = address
  return areaIdOld ? address : { ...address, addAddress: draft }
}

const query = (db: Database, shopper: string) =>
  db
    .selectFrom('address')
    .innerJoin('shopper', 'shopper.id', 'address.shopper_id')
    .selectAll('address')
    .select('shopper.default_address_id')
    .where('address.shopper_id', '=', shopper)

function toAddress(row: Selectable<Schema['address']> & { default_address_id: string | null }): Address {
  return {
    addressId: row.id,
    isDefault: row.id === row.default_address_id ? 1 : 0,
    areaIdOld: row.area_id_old === 1 ? 1 : 0,
    consigneeName: row.consignee_name,
    consigneeTele: row.consignee_tele,
    provinceCode: row.province_code,
    cityCode: row.city_code,
    districtCode: row.district_code,
    streetCode: row.street_code,
    provinceName: row.province_name,
    cityName: row.city_name,
    districtName: row.district_name,
    streetName: row.street_name,
    detailAddress: row.detail_address,
    ...(row.tag ? { tag: row.tag } : {}),
  }
}
