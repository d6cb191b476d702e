import {
  canRemindOf,
  maskTelephone,
  MOST_SALE_REMINDERS,
  REMINDER_STATUS,
  REPLY_CODE,
  SKU_STATUS,
} from '@hearth/domain'
import type { GetReminders, ReminderId, ReminderPhone, Reminders, SetReminder } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { isKnownSale } from '#areas/flash-sale/flash-sales'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Requests a reminder before a flash sale begins (F08). A repeated request replaces the telephone.
 * @throws ShopError notFound; wrongState once the sale has begun; overLimit
 */
export async function setReminder(
  { db, now }: UnitOfWork,
  shopperId: string,
  { promotionId, itemNo, telephone }: SetReminder,
): Promise<void> {
  // A shopper's requests run one after the other, so that their number can be checked.
  const { rows: shoppers } = await sql<{ own: string }>`
    select telephone as own from shopper where id = ${shopperId} for no key update`.execute(db)
  const { rows } = await sql<{ beginTime: number; endTime: number; others: number }>`
    select promotion.begin_time as "beginTime", promotion.end_time as "endTime", (
      select count(*) from sale_reminder
      where shopper_id = ${shopperId} and not told
        and (promotion_id, sku_no) <> (${promotionId}::text, ${itemNo}::text)) as others
    from promotion
    join promotion_sku on promotion_sku.promotion_id = promotion.id and promotion_sku.sku_no = ${itemNo}
    join sku on sku.sku_no = promotion_sku.sku_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
    where promotion.id = ${promotionId} and ${isKnownSale(now)}`.execute(db)
  const [sale] = rows
  if (!sale) throw new ShopError(REPLY_CODE.notFound, '这场秒杀里没有这件商品', 'itemNo')
  if (!canRemindOf(sale, now)) throw new ShopError(REPLY_CODE.wrongState, '秒杀已经开始，不用再等了', 'promotionId')
  if (sale.others >= MOST_SALE_REMINDERS)
    throw new ShopError(REPLY_CODE.overLimit, `最多同时设置 ${MOST_SALE_REMINDERS} 个开抢提醒`, 'itemNo')
  await sql`
    insert into sale_reminder (shopper_id, promotion_id, sku_no, telephone, created_at)
    values (${shopperId}, ${promotionId}, ${itemNo}, ${telephone ?? shoppers[0]?.own}, ${now})
    on conflict (shopper_id, promotion_id, sku_no) do update
    set telephone = excluded.telephone, told = false, created_at = excluded.created_at`.execute(db)
}

/** Cancels a reminder. A reminder that is not set is no error. */
export async function cancelReminder(
  { db }: UnitOfWork,
  shopperId: string,
  { promotionId, itemNo }: ReminderId,
): Promise<void> {
  await sql`
    delete from sale_reminder
    where shopper_id = ${shopperId} and promotion_id = ${promotionId} and sku_no = ${itemNo}`.execute(db)
}

/** Returns whether reminders are set, in the order of the request; false for a visitor. */
export async function readReminders(
  db: Database,
  shopperId: string | undefined,
  { promotionId, itemNo }: GetReminders,
): Promise<Reminders> {
  const set = shopperId === undefined ? new Set<string>() : await skusSet(db, shopperId, promotionId)
  return {
    result: itemNo.map((one) => ({
      itemNo: one,
      reminderStatus: set.has(one) ? REMINDER_STATUS.on : REMINDER_STATUS.off,
    })),
  }
}

async function skusSet(db: Database, shopperId: string, promotionId: string): Promise<Set<string>> {
  const { rows } = await sql<{ skuNo: string }>`
    select sku_no as "skuNo" from sale_reminder
    where shopper_id = ${shopperId} and promotion_id = ${promotionId} and not told`.execute(db)
  return new Set(rows.map(({ skuNo }) => skuNo))
}

/** Returns the masked telephone of the shopper's last reminder, or their own if there is none. */
export async function readReminderPhone(db: Database, shopperId: string): Promise<ReminderPhone> {
  const { rows } = await sql<{ telephone: string | null }>`
    select coalesce((
      select telephone from sale_reminder where shopper_id = ${shopperId} order by created_at desc limit 1
    ), telephone) as telephone from shopper where id = ${shopperId}`.execute(db)
  const telephone = rows[0]?.telephone
  return { telephone: telephone ? maskTelephone(telephone) : '' }
}
