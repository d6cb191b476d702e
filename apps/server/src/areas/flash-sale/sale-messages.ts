import { formatDateTime } from '@hearth/domain'
import { sql } from 'kysely'
import { saleBegins } from '#areas/flash-sale/tell-of-sales'
import { message } from '#kernel/messages/message'

/** Messages to shoppers about flash sales that they wait for. */
export const SALE_MESSAGES = [
  message({
    kind: 'saleBegins',
    when: 'a flash sale with a shopper’s reminder begins within minutes',
    carries: {
      promotionId: 'the id of the sale',
      skuNo: 'the sku of the reminder',
      spuNo: 'its product',
      productName: 'its name',
      beginTime: 'the beginning of the sale, epoch ms',
    },
    of: saleBegins.told(
      ({ shopperId, promotionId, skuNo }) => sql`
        select shopper_id, telephone, null::text as email from sale_reminder
        where shopper_id = ${shopperId} and promotion_id = ${promotionId} and sku_no = ${skuNo}`,
    ),
    words: ({ promotionId, productName, beginTime }) => ({
      text: `您设置提醒的「${productName}」${formatDateTime(beginTime)} 开抢，数量有限，先到先得。`,
      path: `/seckill?promotionId=${encodeURIComponent(promotionId)}`,
    }),
  }),
]
