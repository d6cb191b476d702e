import { ARRIVAL_NOTICE_STATUS, maskTelephone, REPLY_CODE, SKU_SALE_STATUS, SKU_STATUS } from '@hearth/domain'
import type { ArrivalList, ArrivalNotice, ListedArrival, SubscribeArrival } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'
import { tellingEvent } from '#kernel/messages/telling-event'
import { ShopError } from '#kernel/shop-error'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** The most skus that a shopper can wait for at the same time. */
const MOST_WAITING = 50

const { waiting, told, cancelled } = ARRIVAL_NOTICE_STATUS

const IS_ACTIVE = sql<boolean>`sku.sku_status = ${sql.lit(SKU_STATUS.active)}`
const CAN_BE_BOUGHT = sql<boolean>`${IS_ACTIVE}
  and sku.sku_sale_status = ${sql.lit(SKU_SALE_STATUS.onSale)} and sku.stock > 0`

const NOTICE = sql`notice.id as "arrivalId", notice.sku_no as "skuNo", notice.status, notice.telephone`

const masked = <Notice extends { telephone: string }>(notice: Notice): Notice => ({
  ...notice,
  telephone: maskTelephone(notice.telephone),
})

/** Requests a message for when a sku can be bought again (F11). */
export async function subscribeArrival(
  { db, now, numbers }: UnitOfWork,
  shopperId: string,
  { skuNo, telephone }: SubscribeArrival,
): Promise<ArrivalNotice> {
  // A shopper's requests run one after the other, so that their number can be checked.
  const { rows: shoppers } = await sql<{ own: string }>`
    select telephone as own from shopper where id = ${shopperId} for no key update`.execute(db)
  const { rows: skus } = await sql<{ active: boolean; here: boolean; others: number }>`
    select ${IS_ACTIVE} as active, ${CAN_BE_BOUGHT} as here, (
      select count(*) from arrival_notice
      where shopper_id = ${shopperId} and status = ${sql.lit(waiting)} and sku_no <> ${skuNo}) as others
    from sku where sku_no = ${skuNo}`.execute(db)
  const [sku] = skus
  if (!sku?.active) throw new ShopError(REPLY_CODE.notFound, '商品不存在或已下架', 'skuNo')
  if (sku.here) throw new ShopError(REPLY_CODE.conflict, '商品有货，可以直接购买', 'skuNo')
  if (sku.others >= MOST_WAITING)
    throw new ShopError(REPLY_CODE.overLimit, `最多同时订阅 ${MOST_WAITING} 件商品的到货通知`, 'skuNo')
  const { rows } = await sql<ArrivalNotice>`
    insert into arrival_notice as notice (id, shopper_id, sku_no, telephone, status, asked, created_at)
    values (${numbers.next(now)}, ${shopperId}, ${skuNo}, ${telephone ?? shoppers[0]?.own}, ${waiting}, 1, ${now})
    on conflict (shopper_id, sku_no) do update set telephone = excluded.telephone, status = excluded.status,
      asked = notice.asked + case when notice.status = ${sql.lit(waiting)} then 0 else 1 end,
      created_at = case when notice.status = ${sql.lit(waiting)} then notice.created_at else excluded.created_at end
    returning ${NOTICE}`.execute(db)
  return masked(rows[0]!)
}

/** Reads a notice of a shopper. @throws ShopError notFound */
export const readArrival = (db: Database, shopperId: string, arrivalId: string): Promise<ArrivalNotice> =>
  ownArrival(
    db,
    sql`select ${NOTICE} from arrival_notice as notice where id = ${arrivalId} and shopper_id = ${shopperId}`,
  )

/** Cancels a waiting notice. A notice that was sent does not change. @throws ShopError notFound */
export const cancelArrival = (db: Database, shopperId: string, arrivalId: string): Promise<ArrivalNotice> =>
  ownArrival(
    db,
    sql`update arrival_notice as notice
      set status = case when status = ${sql.lit(waiting)} then ${sql.lit(cancelled)} else status end
      where id = ${arrivalId} and shopper_id = ${shopperId} returning ${NOTICE}`,
  )

async function ownArrival(db: Database, query: RawBuilder<object>): Promise<ArrivalNotice> {
  const { rows } = await (query as RawBuilder<ArrivalNotice>).execute(db)
  if (!rows[0]) throw new ShopError(REPLY_CODE.notFound, '没有这条到货通知', 'arrivalId')
  return masked(rows[0])
}

/** The most notices in the list of a shopper. */
const MOST_LISTED = 100

/** Lists a shopper's waiting and sent notices, the newest first. */
export async function listArrivals(db: Database, shopperId: string): Promise<ArrivalList> {
  const { rows } = await sql<ListedArrival>`
    select ${NOTICE}, notice.created_at as "createTime", sku.spu_no as "spuNo", sku.sku_name as "skuName", sku.picture,
      ${CAN_BE_BOUGHT} as "inStock"
    from arrival_notice notice join sku on sku.sku_no = notice.sku_no
    where notice.shopper_id = ${shopperId} and notice.status <> ${sql.lit(cancelled)} and ${IS_ACTIVE}
    order by notice.created_at desc, notice.id limit ${MOST_LISTED}`.execute(db)
  return { result: rows.map(masked) }
}

/** A sku that a shopper waits for can be bought again. The subject of the event is the notice. */
export const productArrived = tellingEvent<{ shopperId: string; skuNo: string; spuNo: string; productName: string }>(
  'notice.arrived',
)

/** Notices sent in one transaction. */
const BATCH = 200

interface ArrivedRow {
  id: string
  asked: number
  shopperId: string
  skuNo: string
  spuNo: string
  productName: string
}

/**
 * Tells shoppers that a sku is in stock, those who waited longest first, and at most as many shoppers at once as there
 * are pieces.
 * @returns the number of messages
 */
export const tellArrivals = (work: UnitOfWork): Promise<number> =>
  inTransaction(work, async (inside) => {
    const { rows } = await sql<ArrivedRow>`
      update arrival_notice as notice set status = ${sql.lit(told)}
      from (
        select shopper_id, id, spu_no, sku_name from (
          select waiting.shopper_id, waiting.id, sku.spu_no, sku.sku_name, sku.stock,
            row_number() over (partition by waiting.sku_no order by waiting.created_at, waiting.id) as place
          from arrival_notice waiting join sku on sku.sku_no = waiting.sku_no
          where waiting.status = ${sql.lit(waiting)} and ${CAN_BE_BOUGHT}
        ) as queued where place <= stock order by place, id limit ${BATCH}
      ) as arrived
      where notice.shopper_id = arrived.shopper_id and notice.id = arrived.id and notice.status = ${sql.lit(waiting)}
      returning notice.id, notice.asked, notice.shopper_id as "shopperId", notice.sku_no as "skuNo",
        arrived.spu_no as "spuNo", arrived.sku_name as "productName"`.execute(inside.db)
    await productArrived.emit(
      inside,
      rows.map(({ id, asked, ...data }) => ({ subject: `arrival/${id}`, version: asked, data })),
    )
    return rows.length
  })
