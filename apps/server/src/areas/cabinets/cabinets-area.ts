import { address, orders } from '@hearth/sdk/core'
import { listCabinets, listPickupPoints } from '#areas/cabinets/list-cabinets'
import { answers, defineArea, perMinute } from '#kernel/area'

const RULES = { visitors: true as const, limits: { network: perMinute(600) } }

/** Cabinets and points that shoppers fetch parcels from (E06, F05). */
export const cabinetsArea = defineArea({
  name: 'cabinets',
  calls: [
    answers(orders, { listCabinets: { ...RULES, answer: listCabinets } }),
    answers(address, { listPickupPoints: { ...RULES, answer: listPickupPoints } }),
  ],
})
