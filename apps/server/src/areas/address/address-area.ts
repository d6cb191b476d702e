import { AREA_TYPE, REPLY_CODE, streetChoices } from '@hearth/domain'
import { address, type Area as AddressArea } from '@hearth/sdk/core'
import { areaTree } from '#areas/address/area-tree'
import { checkExternal, createFromExternal, listExternal, saveExternalAuth } from '#areas/address/external-addresses'
import { listDistricts } from '#areas/address/list-districts'
import { listAddresses, readAddressDetail } from '#areas/address/read-addresses'
import { addAddress, changeAddress, makeDefault, removeAddress } from '#areas/address/write-addresses'
import { answers, defineArea, WRITE_LIMITS } from '#kernel/area'
import { ShopError } from '#kernel/shop-error'

/** Where shoppers have things sent (E03), and the areas of the country. */
export const addressArea = defineArea({
  name: 'address',
  calls: [
    answers(address, {
      provinces: { visitors: true, answer: () => ({ result: [...areasBelow('')] }) },
      areas: { visitors: true, answer: ({ parentCode }) => ({ result: [...areasBelow(parentCode)] }) },
      areasBelow: {
        visitors: true,
        answer({ parentCode }) {
          const areas = areasBelow(parentCode)
          // A district, whether or not its streets are known: "don't know yet" comes first (V03).
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
        add: (draft, context) => addAddress(context, context.needShopper(), draft),
        change: ({ addressId, ...draft }, context) => changeAddress(context, context.needShopper(), addressId, draft),
        async remove({ addressId }, context) {
          await removeAddress(context, context.needShopper(), addressId)
          return {}
        },
        createFromExternal: ({ externalId }, context) => createFromExternal(context, externalId),
        async saveExternalAuth({ authorized }, context) {
          await saveExternalAuth(context, authorized)
          return {}
        },
        makeDefault: ({ addressId }, context) => makeDefault(context, context.needShopper(), addressId),
      },
      { limits: WRITE_LIMITS },
    ),
  ],
})

function areasBelow(code: string): readonly AddressArea[] {
  const areas = areaTree().below(code)
  if (!areas) throw new ShopError(REPLY_CODE.notFound, '没有这个地区')
  return areas
}
