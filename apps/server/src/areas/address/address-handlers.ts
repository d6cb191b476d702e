import { AREA_TYPE, REPLY_CODE, UNKNOWN_STREET } from '@hearth/domain'
import { address, type Area as AddressArea } from '@hearth/sdk/core'
import { areaTree } from '#areas/address/area-tree'
import { findAddress, listAddresses } from '#areas/address/read-addresses'
import { addAddress, changeAddress, makeDefault, removeAddress } from '#areas/address/write-addresses'
import { handlers } from '#kernel/handlers'
import { ShopError } from '#kernel/shop-error'

/** Answers for addresses and areas. */
export const addressHandlers = handlers(address, {
  provinces: () => ({ result: [...areasBelow('')] }),
  areas: ({ parentCode }) => ({ result: [...areasBelow(parentCode)] }),
  areasBelow: ({ parentCode }) => {
    const areas = areasBelow(parentCode)
    // A district, whether or not its streets are known: "don't know yet" comes first (V03).
    const isStreetList = areas[0]?.type === AREA_TYPE.street || areas.length === 0
    return { result: isStreetList ? [UNKNOWN_STREET, ...areas] : [...areas] }
  },
  list: async (_, { db, needShopper }) => ({ result: await listAddresses(db, needShopper()) }),
  get: ({ addressId }, { db, needShopper }) => findAddress(db, needShopper(), addressId),
  add: (draft, { db, now, needShopper }) => addAddress(db, needShopper(), draft, now),
  change: ({ addressId, ...draft }, { db, needShopper }) => changeAddress(db, needShopper(), addressId, draft),
  async remove({ addressId }, { db, needShopper }) {
    await removeAddress(db, needShopper(), addressId)
    return {}
  },
  makeDefault: ({ addressId }, { db, needShopper }) => makeDefault(db, needShopper(), addressId),
})

function areasBelow(code: string): readonly AddressArea[] {
  const areas = areaTree().below(code)
  if (!areas) throw new ShopError(REPLY_CODE.notFound, '没有这个地区')
  return areas
}
