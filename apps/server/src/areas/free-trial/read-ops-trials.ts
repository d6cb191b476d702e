import { freeTrialDeeds, maskTelephone } from '@hearth/domain'
import type { ListOpsFreeTrials, OpsFreeTrial, OpsFreeTrialPage } from '@hearth/ops'
import { sql, type RawBuilder } from 'kysely'
import { noSuchOrder } from '#areas/orders/own-order'
import type { Database } from '#database/connect'

type Row = Omit<OpsFreeTrial, 'allowed' | 'endTime' | 'chargeAmount' | 'reason' | 'afterSaleOrderId' | 'realName'> & {
  endTime: number | null
  chargeAmount: number | null
  reason: string | null
  afterSaleOrderId: string | null
  realName: string | null
}

async function readRows(db: Database, which: RawBuilder<object>): Promise<OpsFreeTrial[]> {
  const { rows } = await sql<Row>`
    select free_trial.order_id as "orderId", free_trial.version, orders.created_at as "createdAt", item.name, free_trial.sku_no as "skuNo",
      free_trial.promotion_id as "promotionId", free_trial.status, review, charge, days as "trialDays", end_time as "endTime",
      keep_amount as "keepAmount", charge_amount as "chargeAmount", reason, after_sale_id as "afterSaleOrderId",
      shopper.telephone, (select masked_name from identity where identity.shopper_id = shopper.id limit 1) as "realName",
      (select count(*) from free_trial other where other.shopper_id = shopper.id and (other.status = 6 or other.charge = 2)) as "goodTrials"
    from free_trial join orders on orders.id = free_trial.order_id join shopper on shopper.id = free_trial.shopper_id
    join order_item item on item.order_id = free_trial.order_id and not item.gift
    where ${which}`.execute(db)
  return rows.map(({ endTime, chargeAmount, reason, afterSaleOrderId, realName, ...row }) => ({
    ...row,
    telephone: maskTelephone(row.telephone),
    ...(endTime === null ? {} : { endTime }),
    ...(chargeAmount === null ? {} : { chargeAmount }),
    ...(reason === null ? {} : { reason }),
    ...(afterSaleOrderId === null ? {} : { afterSaleOrderId }),
    ...(realName === null ? {} : { realName }),
    allowed: freeTrialDeeds(row, 'shop'),
  }))
}

/** Free trials, those applied for last first. */
export async function listOpsTrials(
  db: Database,
  { status, review, charge, after, count = 20 }: ListOpsFreeTrials,
): Promise<OpsFreeTrialPage> {
  const rows = await readRows(
    db,
    sql`true ${status === undefined ? sql`` : sql`and free_trial.status = ${status}`}
      ${review === undefined ? sql`` : sql`and review = ${review}`} ${charge === undefined ? sql`` : sql`and charge = ${charge}`}
      ${after ? sql`and free_trial.order_id < ${after}` : sql``} order by free_trial.order_id desc limit ${count + 1}`,
  )
  const freeTrials = rows.slice(0, count)
  return { freeTrials, after: rows.length > count ? freeTrials.at(-1)!.orderId : '' }
}

/** One of them. @throws ShopError notFound */
export async function readOpsTrial(db: Database, orderId: string): Promise<OpsFreeTrial> {
  const [row] = await readRows(db, sql`free_trial.order_id = ${orderId}`)
  if (!row) throw noSuchOrder()
  return row
}
