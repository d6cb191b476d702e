import { promotionCommands } from '#areas/promotions/promotion-commands'
import { promotionsOps } from '#areas/promotions/promotions-ops'
import { defineArea, type Area } from '#kernel/area'
import { orderedParts } from '#kernel/shop-file/ordered-parts'

/**
 * Calls and commands of staff for promotions of all types. The `areas` declare which fields of a promotion in a shop
 * file they read.
 */
export const promotionsArea = (areas: readonly Area[]): Area =>
  defineArea({
    name: 'promotions',
    commands: promotionCommands,
    calls: [],
    ops: promotionsOps(orderedParts(areas).filter(({ field }) => field === 'promotions')),
  })
