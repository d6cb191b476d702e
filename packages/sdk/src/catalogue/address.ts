import type { Address, AddressDraft, AddressId, AddressList, AreaList, ChangeAddress, GetAreas } from './address.types'
import type { Call, Empty } from './call'

/** Addresses and the areas they are made of. */
export const address = {
  /** Areas below a code, without the "don't know yet" street. */
  areas: 'GET /api/areas/{parentCode}/v1' as Call<GetAreas, AreaList>,
  /** Provinces. */
  provinces: 'GET /api/platform/areas/v1' as Call<Empty, AreaList>,
  /** Areas below a code, as an address form shows them. */
  areasBelow: 'GET /api/platform/areas/v1/{parentCode}' as Call<GetAreas, AreaList>,
  /** The shopper's addresses. */
  list: 'GET /api/platform/address/v1' as Call<Empty, AddressList>,
  /** Keeps a new address. */
  add: 'POST /api/platform/address/v1' as Call<AddressDraft, Address>,
  /** One address. */
  get: 'GET /api/platform/address/v1/{addressId}' as Call<AddressId, Address>,
  /** Changes an address. */
  change: 'PUT /api/platform/address/v1/{addressId}' as Call<ChangeAddress, Address>,
  /** Deletes an address. */
  remove: 'DELETE /api/platform/address/v1/{addressId}' as Call<AddressId, Empty>,
  /** Makes an address the default one. */
  makeDefault: 'PUT /api/platform/address/v1/default/{addressId}' as Call<AddressId, Address>,
}
