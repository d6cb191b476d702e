import { productPath } from '@hearth/domain'
import { sql } from 'kysely'
import { productArrived } from '#areas/messages/arrivals'
import { message } from '#kernel/messages/message'

/** Messages to shoppers about products that they wait for. */
export const ARRIVAL_MESSAGES = [
  message({
    kind: 'productArrived',
    when: 'a product that a shopper waited for can be bought again',
    carries: { skuNo: 'the awaited sku', spuNo: 'its product', productName: 'its name' },
    of: productArrived.told(
      ({ shopperId }, subject) => sql`
        select shopper_id, telephone, null::text as email from arrival_notice
        where shopper_id = ${shopperId} and id = ${subject.slice('arrival/'.length)}`,
    ),
    words: ({ spuNo, skuNo, productName }) => ({
      text: `您订阅的「${productName}」到货了，数量有限，先到先得。`,
      path: productPath(spuNo, skuNo),
    }),
  }),
]
