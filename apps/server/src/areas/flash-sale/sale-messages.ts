import { formatDateTime } from '@hearth/domain'
import { sql } from 'kysely'
import { saleBegins } from '#areas/flash-sale/tell-of-sales'
import { message } from '#kernel/messages/message'

/** Messages to shoppers about flash sales that they wait for. */
export const SALE_MESSAGES = [
  message({
    kind: 'saleBegins',
    when: 'a flash sale begins within minutes that a shopper set a reminder for',
    carries: {
      promotionId: 'of the sale',
      skuNo: 'of what they wait for',
      spuNo: 'of its product',
      productName: 'its name',
      beginTime: 'when the sale begins, epoch ms',
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
