import { ORDERS_KEPT } from '@hearth/domain'
import { sql } from 'kysely'
import type { AccountEnd } from '#kernel/account-ends/account-end'

const WITH_ITS_ORDER = 'kept for as long as the address of the order, then forgotten'

/** The number of requests that are processed in one transaction. */
const BATCH = 500

/**
 * What happens to a shopper's requests for service when the account is deleted. Their pictures are deleted once no
 * request shows them.
 */
export const afterSaleAccountEnd: AccountEnd = {
  kept: {
    'after_sale.shopper_id': 'requests for service explain refunds, which the law wants kept',
    'after_sale.return_info': WITH_ITS_ORDER,
    'after_sale.send_back_info': WITH_ITS_ORDER,
    'after_sale.bank_info': WITH_ITS_ORDER,
    'service_picture.shopper_id': 'kept for as long as a request shows them, which is as long as its address is kept',
  },
  dealings: (_, shopperId) => ({
    services: sql`
      coalesce((
        select jsonb_agg(distinct after_sale.status) from after_sale
        where after_sale.shopper_id = ${shopperId}
      ), '[]')`,
  }),
  async forgetOld({ db, now }) {
    const { rows } = await sql`
      update after_sale set return_info = null, send_back_info = null, bank_info = null, description = '',
        pictures = '[]'::jsonb, invoice_picture = null
      where id in (
        select after_sale.id from after_sale join shopper on shopper.id = after_sale.shopper_id
        where shopper.deleted_at is not null and after_sale.created_at < ${now - ORDERS_KEPT}
          and (return_info is not null or send_back_info is not null or bank_info is not null or description <> ''
            or pictures <> '[]'::jsonb or invoice_picture is not null)
        order by after_sale.id limit ${BATCH})
      returning id`.execute(db)
    return rows.length
  },
}
