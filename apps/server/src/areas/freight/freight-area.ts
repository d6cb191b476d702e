import { shop } from '@hearth/ops'
import { freightSetCommands } from '#areas/freight/freight-set-commands'
import { freightCommand } from '#areas/freight/freight-command'
import {
  freightFaults,
  readFreightRules,
  refuseMissingTables,
  setFreightRules,
  writeFreightRules,
} from '#areas/freight/set-freight-rules'
import { defineArea } from '#kernel/area'
import { reads, writes } from '#kernel/ops/ops-area'
import { shopFilePart } from '#kernel/shop-file/shop-file-part'

/** Freight by area, and by weight or pieces. Pricing reads it; see `freightMeans`. */
export const freightArea = defineArea({
  name: 'freight',
  commands: [freightCommand, ...freightSetCommands],
  calls: [],
  ops: [
    reads(shop, { freightRules: (_, { db }) => readFreightRules(db) }),
    writes(shop, { setFreightRules: (payload, context) => setFreightRules(context, payload) }),
  ],
  shopFile: [
    shopFilePart('freight', {
      tables: { setting: 'name' },
      check: freightFaults,
      write: ({ db }, rules) => writeFreightRules(db, rules),
    }),
    // This part is written after the products, since a shop file can remove a table and move its products to another
    // one.
    shopFilePart('freight', {
      as: 'freightOfProducts',
      after: ['freight', 'products'],
      write: ({ db }, rules) => refuseMissingTables(db, rules),
    }),
  ],
})
