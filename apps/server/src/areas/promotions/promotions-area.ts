import { promotionCommands } from '#areas/promotions/promotion-commands'
import { promotionsOps } from '#areas/promotions/promotions-ops'
import { defineArea, type Area } from '#kernel/area'
import { orderedParts } from '#kernel/ordered-parts'

/** What staff do with promotions of every type; `areas` declare what a shop file says of theirs. */
export const promotionsArea = (areas: readonly Area[]): Area =>
  defineArea({
    name: 'promotions',
    commands: promotionCommands,
    calls: [],
    ops: promotionsOps(orderedParts(areas).filter(({ field }) => field === 'promotions')),
  })
