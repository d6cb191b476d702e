import type {
  Address,
  AddressAreas,
  AddressDetail,
  AddressDraft,
  AddressId,
  AddressList,
  AreaList,
  ChangeAddress,
  CreateExternalAddress,
  ExternalAddressCheck,
  ExternalAddresses,
  GetAreas,
  GetPickupPoints,
  PickupPoints,
  SaveExternalAuth,
} from './address.types'
import type { Call, Empty } from './call'

/** Addresses and administrative areas. */
export const address = {
  /**
   * Lists the areas directly below an area code, in the order of their codes, without the street "don't know yet". Use
   * it if every entry must be a real area.
   * @throws notFound 107002404: if no area has the code
   * @access visitors and shoppers
   * @built yes
   */
  areas: 'GET /api/areas/{parentCode}/v1' as Call<GetAreas, AreaList>,
  /**
   * Lists all provinces, autonomous regions and municipalities: the first column of an address picker. `areasBelow`
   * takes their codes as `parentCode`.
   * @access visitors and shoppers
   * @built yes
   */
  provinces: 'GET /api/platform/areas/v1' as Call<Empty, AreaList>,
  /**
   * Lists the areas directly below an area code for an address form. A list of streets begins with "don't know yet", an
   * entry with an empty code (V03).
   * @throws notFound 107002404: if no area has the code
   * @access visitors and shoppers
   * @built yes
   */
  areasBelow: 'GET /api/platform/areas/v1/{parentCode}' as Call<GetAreas, AreaList>,
  /**
   * Lists the shopper's own addresses, at most 25, without pages: the default address first, then the newest. Names and
   * telephones are not masked.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  list: 'GET /api/platform/address/v1' as Call<Empty, AddressList>,
  /**
   * Stores a new address of the shopper and returns it with the names of its areas. The first address becomes the
   * default address, whatever `isDefault` says.
   * @throws overLimit 107002412: beyond 25 addresses
   * @throws badInput 107002400: if an area code does not belong to the area before it; `field` names the first such
   *   code
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  add: 'POST /api/platform/address/v1' as Call<AddressDraft, Address>,
  /**
   * Reads one of the shopper's addresses with all its fields, to fill an edit form.
   * @throws notFound 107002404: if the address does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  get: 'GET /api/platform/address/v1/{addressId}' as Call<AddressId, AddressDetail>,
  /**
   * Replaces every field of an address, so send the whole form. Orders placed earlier keep the address they were placed
   * with.
   * @throws notFound 107002404: if the address does not exist or belongs to another shopper
   * @throws badInput 107002400: if an area code does not belong to the area before it
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  change: 'PUT /api/platform/address/v1/{addressId}' as Call<ChangeAddress, Address>,
  /**
   * Deletes an address; deleting a deleted address succeeds. Orders to this address keep their copy of it. If it was
   * the default address, the newest of the other addresses becomes the default.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  remove: 'DELETE /api/platform/address/v1/{addressId}' as Call<AddressId, Empty>,
  /**
   * Makes an address the default address, which checkout preselects (S07). The previous default address is no longer
   * the default. A repeated call changes nothing.
   * @throws notFound 107002404: if the address does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  makeDefault: 'PUT /api/platform/address/v1/default/{addressId}' as Call<AddressId, Address>,
  /**
   * Lists the districts of the shopper's addresses, each once, beginning with the district of the default address. Use
   * it to show delivery times without reading whole addresses.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listDistricts: 'GET /api/platform/address/v1/dis' as Call<Empty, AddressAreas>,
  /**
   * Lists the pickup points of one street, with address, telephone and opening hours. The path contains all four area
   * codes. To send an order to a pickup point, use `cabinetId`.
   * @access visitors and shoppers
   * @built yes
   */
  listPickupPoints:
    'GET /api/areas/provinces/{provinceCode}/cities/{cityCode}/districts/{districtCode}/streets/{streetCode}/pickup/v1' as Call<
      GetPickupPoints,
      PickupPoints
    >,
  /**
   * Reads the addresses that the host app stores for the shopper (F05). The list is empty until the shopper has agreed
   * by `saveExternalAuth`.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listExternal: 'GET /api/rest/address/v1/getExternalAddresses' as Call<Empty, ExternalAddresses>,
  /**
   * Returns whether the host app stores addresses, and whether the shopper allowed the shop to read them. A screen uses
   * the reply to decide whether it hides the entry to the app's addresses, asks for consent, or lists the addresses.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  hasExternal: 'GET /api/rest/address/v1/hasExternalAddress' as Call<Empty, ExternalAddressCheck>,
  /**
   * Copies one address of the host app into the shopper's own addresses and returns the copy. Later changes of either
   * address do not affect the other.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  createFromExternal: 'POST /api/rest/address/v1/createExternalAddress' as Call<CreateExternalAddress, Address>,
  /**
   * Stores whether the shopper lets the shop read the addresses of the host app; `false` withdraws an earlier consent.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  saveExternalAuth: 'POST /api/rest/address/v1/saveExternalAuth' as Call<SaveExternalAuth, Empty>,
}

export type * from './address.types'
