import { AREA_TYPE, REPLY_CODE, streetChoices } from '@hearth/domain'
import { address, type Area as AddressArea } from '@hearth/sdk/core'
import { areaTree } from '#areas/address/area-tree'
import { checkExternal, createFromExternal, listExternal, saveExternalAuth } from '#areas/address/external-addresses'
import { listDistricts } from '#areas/address/list-districts'
import { listAddresses, readAddressDetail } from '#areas/address/read-addresses'
import { addAddress, changeAddress, makeDefault, removeAddress } from '#areas/address/write-addresses'
import { answers, defineArea, WRITE_LIMITS } from '#kernel/area'
import { ShopError } from '#kernel/shop-error'
import { writes } from '#kernel/writes'

/** The addresses of shoppers (E03), and the areas of the country. */
export const addressArea = defineArea({
  name: 'address',
  accountEnd: { deleted: ['address.shopper_id', 'external_address_auth.shopper_id'] },
  calls: [
    answers(address, {
      provinces: { visitors: true, answer: () => ({ result: [...areasBelow('')] }) },
      areas: { visitors: true, answer: ({ parentCode }) => ({ result: [...areasBelow(parentCode)] }) },
      areasBelow: {
        visitors: true,
        answer({ parentCode }) {
          const areas = areasBelow(parentCode)
          // The list of a district's streets begins with an entry for an unknown street (V03), even if the data has no
          // streets.
          const isStreetList = areas[0]?.type === AREA_TYPE.street || areas.length === 0
          return { result: isStreetList ? streetChoices(areas) : [...areas] }
        },
      },
      list: async (_, { db, needShopper }) => ({ result: await listAddresses(db, needShopper()) }),
      get: ({ addressId }, { db, needShopper }) => readAddressDetail(db, needShopper(), addressId),
      listDistricts: async (_, { db, needShopper }) => ({ result: await listDistricts(db, needShopper()) }),
      hasExternal: (_, context) => checkExternal(context),
      listExternal: async (_, context) => ({ result: await listExternal(context) }),
    }),
    answers(
      address,
      {
        createFromExternal: ({ externalId }, context) => createFromExternal(context, externalId),
        async saveExternalAuth({ authorized }, context) {
          await saveExternalAuth(context, authorized)
          return {}
        },
      },
      { limits: WRITE_LIMITS },
    ),
    writes(address, {
      add: (work, draft, shopperId) => addAddress(work, shopperId, draft),
      change: (work, { addressId, ...draft }, shopperId) => changeAddress(work, shopperId, addressId, draft),
      remove: (work, { addressId }, shopperId) => removeAddress(work, shopperId, addressId),
      makeDefault: (work, { addressId }, shopperId) => makeDefault(work, shopperId, addressId),
    }),
  ],
})

function areasBelow(code: string): readonly AddressArea[] {
  const areas = areaTree().below(code)
  if (!areas) throw new ShopError(REPLY_CODE.notFound, '没有这个地区')
  return areas
}
