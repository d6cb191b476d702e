import type {
  Address, AddressAreas, AddressDetail, AddressDraft, AddressId, AddressList, AreaList, ChangeAddress, CreateExternalAddress, ExternalAddressCheck, ExternalAddresses, GetAreas, GetPickupPoints, PickupPoints,
  SaveExternalAuth,
} from './address.types'
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
  get: 'GET /api/platform/address/v1/{addressId}' as Call<AddressId, AddressDetail>,
  /** Changes an address. */
  change: 'PUT /api/platform/address/v1/{addressId}' as Call<ChangeAddress, Address>,
  /** Deletes an address. */
  remove: 'DELETE /api/platform/address/v1/{addressId}' as Call<AddressId, Empty>,
  /** Makes an address the default one. */
  makeDefault: 'PUT /api/platform/address/v1/default/{addressId}' as Call<AddressId, Address>,
  /** Districts that the shopper's addresses lie in. */
  listDistricts: 'GET /api/platform/address/v1/dis' as Call<Empty, AddressAreas>,
  /** Points of a street where parcels can be fetched. */
  listPickupPoints:
    'GET /api/areas/provinces/{provinceCode}/cities/{cityCode}/districts/{districtCode}/streets/{streetCode}/pickup/v1' as Call<GetPickupPoints, PickupPoints>,
  /** Addresses the shopper keeps in the app around the shop. */
  listExternal: 'GET /api/rest/address/v1/getExternalAddresses' as Call<Empty, ExternalAddresses>,
  /** Whether there are any. */
  hasExternal: 'GET /api/rest/address/v1/hasExternalAddress' as Call<Empty, ExternalAddressCheck>,
  /** Keeps one of them here. */
  createFromExternal: 'POST /api/rest/address/v1/createExternalAddress' as Call<CreateExternalAddress, Address>,
  /** Remembers that the shopper lets the shop read them. */
  saveExternalAuth: 'POST /api/rest/address/v1/saveExternalAuth' as Call<SaveExternalAuth, Empty>,
}

export type * from './address.types'
