import { promotions } from '@hearth/ops'
import {
  addPromotion,
  changePromotion,
  copyPromotion,
  endPromotion,
  startPromotion,
} from '#areas/promotions/change-promotions'
import { previewPromotion } from '#areas/promotions/preview-promotion'
import { opsPromotions, promotionList, toldPromotion } from '#areas/promotions/promotion-row'
import { reads, writes, type OpsAnswers } from '#kernel/ops/ops-area'
import { readList } from '#kernel/ops/ops-list'
import type { ShopFilePart } from '#kernel/shop-file/shop-file-part'

/**
 * Calls of staff for promotions.
 * @param parts the parts of a shop file that read promotions, in the order in which the parts are written
 */
export const promotionsOps = (parts: readonly ShopFilePart[]): readonly OpsAnswers[] => [
  reads(promotions, {
    async list(payload, context) {
      const { rows, after } = await readList(promotionList, context, payload)
      return { promotions: rows.map((row) => toldPromotion(row, context.now)), after }
    },
    get: ({ promotionId }, context) => opsPromotions(context).need(context.db, promotionId),
    preview: previewPromotion,
  }),
  writes(promotions, {
    add: (payload, context) => addPromotion(parts, context, payload),
    change: (payload, context) => changePromotion(parts, context, payload),
    start: (payload, context) => startPromotion(parts, context, payload),
    end: (payload, context) => endPromotion(context, payload),
    copy: (payload, context) => copyPromotion(parts, context, payload),
  }),
]
