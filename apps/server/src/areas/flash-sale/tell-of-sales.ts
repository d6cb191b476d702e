import { SALE_REMINDER_LEAD, SKU_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { isKnownSale } from '#areas/flash-sale/flash-sales'
import { tellingEvent } from '#kernel/messages/telling-event'
import { subjectOf } from '#kernel/messages/mark-said'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** A flash sale that begins soon, with the data of its reminder. */
export interface SaleToTell {
  shopperId: string
  promotionId: string
  skuNo: string
  spuNo: string
  productName: string
  beginTime: number
}

/** A flash sale begins soon. The shopper gets a reminder. */
export const saleBegins = tellingEvent<SaleToTell>('notice.saleBegins')

/** The most reminders of one transaction. */
const BATCH = 200

/**
 * Reminds shoppers of flash sales that begin within minutes, in the order of their requests. Uses the sale's present
 * data: if the sale was postponed, the reminder waits; if the sale was ended or the sku removed from it, no reminder is
 * sent.
 * @returns the number of reminders
 */
export const tellOfSales = (work: UnitOfWork): Promise<number> =>
  inTransaction(work, async (inside) => {
    const { db, now } = inside
    const { rows } = await sql<SaleToTell & { at: number }>`
      update sale_reminder as reminder set told = true
      from (
        select waiting.shopper_id, waiting.promotion_id, sku.sku_no, sku.spu_no, sku.sku_name, promotion.begin_time
        from promotion
        join sale_reminder waiting on waiting.promotion_id = promotion.id and not waiting.told
        join promotion_sku on promotion_sku.promotion_id = promotion.id and promotion_sku.sku_no = waiting.sku_no
        join sku on sku.sku_no = waiting.sku_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
        where promotion.begin_time <= ${now + SALE_REMINDER_LEAD} and promotion.end_time >= ${now}
          and ${isKnownSale(now)}
        order by waiting.created_at, waiting.shopper_id limit ${BATCH}
      ) as due
      where reminder.shopper_id = due.shopper_id and reminder.promotion_id = due.promotion_id
        and reminder.sku_no = due.sku_no and not reminder.told
      returning reminder.shopper_id as "shopperId", reminder.promotion_id as "promotionId",
        reminder.sku_no as "skuNo", reminder.created_at as at, due.spu_no as "spuNo",
        due.sku_name as "productName", due.begin_time as "beginTime"`.execute(db)
    await saleBegins.emit(
      inside,
      rows.map(({ at, ...data }) => ({
        subject: subjectOf(`sale/${data.promotionId}/${data.skuNo}/${data.shopperId}/${at}`),
        version: 1,
        data,
      })),
    )
    return rows.length
  })

/** Deletes reminders of sales that are over or no longer exist. */
export async function forgetSales({ db, now }: UnitOfWork): Promise<void> {
  await sql`
    delete from sale_reminder where not exists (
      select from promotion where promotion.id = promotion_id and end_time >= ${now})`.execute(db)
}
