import { promotionCommands } from '#areas/promotions/promotion-commands'
import { promotionsOps } from '#areas/promotions/promotions-ops'
import { defineArea, type Area } from '#kernel/area'
import { orderedParts } from '#kernel/shop-file/ordered-parts'

/** Staff's calls for promotions of every type; `areas` declare the fields of a shop file that are theirs. */
export const promotionsArea = (areas: readonly Area[]): Area =>
  defineArea({
    name: 'promotions',
    commands: promotionCommands,
    calls: [],
    ops: promotionsOps(orderedParts(areas).filter(({ field }) => field === 'promotions')),
  })
