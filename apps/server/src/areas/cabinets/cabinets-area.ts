import { address, orders } from '@hearth/sdk/core'
import { listCabinets, listPickupPoints } from '#areas/cabinets/list-cabinets'
import { cabinetFaults, writeCabinets } from '#areas/cabinets/write-cabinets'
import { cabinetsDemo } from '#areas/cabinets/cabinets-demo'
import { answers, defineArea, perMinute } from '#kernel/area'
import { shopFilePart } from '#kernel/shop-file/shop-file-part'

const RULES = { visitors: true as const, limits: { network: perMinute(600) } }

/** Cabinets and pickup points where shoppers collect their parcels (E06, F05). */
export const cabinetsArea = defineArea({
  name: 'cabinets',
  demo: cabinetsDemo,
  calls: [
    answers(orders, { listCabinets: { ...RULES, answer: listCabinets } }),
    answers(address, { listPickupPoints: { ...RULES, answer: listPickupPoints } }),
  ],
  shopFile: [
    shopFilePart('cabinets', {
      key: 'cabinetId',
      tables: { cabinet: 'id' },
      check: cabinetFaults,
      write: ({ db }, cabinets) => writeCabinets(db, cabinets),
    }),
  ],
})
