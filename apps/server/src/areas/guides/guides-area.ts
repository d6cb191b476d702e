import { products as opsProducts } from '@hearth/ops'
import { orders } from '@hearth/sdk/core'
import { listGuides } from '#areas/guides/list-guides'
import { productGuides, setGuide } from '#areas/guides/set-guide'
import { guideCommand } from '#areas/guides/guide-command'
import { guidesDemo } from '#areas/guides/guides-demo'
import { answers, defineArea } from '#kernel/area'
import { reads, writes } from '#kernel/ops/ops-area'

/** Guides to products. Shoppers find them with their orders. */
export const guidesArea = defineArea({
  name: 'guides',
  demo: guidesDemo,
  commands: [guideCommand],
  calls: [
    answers(orders, {
      listGuides: {
        visitors: true,
        answer: async ({ skuNo }, { db }) => ({ result: await listGuides(db, skuNo) }),
      },
    }),
  ],
  ops: [
    reads(opsProducts, { guide: ({ spuNo }, { db }) => productGuides.need(db, spuNo) }),
    writes(opsProducts, { setGuide: (payload, context) => setGuide(context, payload) }),
  ],
})
