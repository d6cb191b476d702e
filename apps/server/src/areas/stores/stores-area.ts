import { products } from '@hearth/sdk/core'
import { listStores } from '#areas/stores/list-stores'
import { writeStores } from '#areas/stores/write-stores'
import { storesDemo } from '#areas/stores/stores-demo'
import { answers, defineArea, perMinute } from '#kernel/area'
import { shopFilePart } from '#kernel/shop-file/shop-file-part'

/** Stores that shoppers can visit (F11). */
export const storesArea = defineArea({
  name: 'stores',
  demo: storesDemo,
  calls: [
    answers(products, {
      listStores: {
        visitors: true,
        limits: { network: perMinute(600) },
        answer: (wish, { db }) => listStores(db, wish),
      },
    }),
  ],
  shopFile: [
    shopFilePart('stores', {
      key: 'storeId',
      tables: { store: 'id' },
      write: ({ db }, stores) => writeStores(db, stores),
    }),
  ],
})
