import { freeTrialDeeds, maskTelephone } from '@hearth/domain'
import type { ListOpsFreeTrials, OpsFreeTrial, OpsFreeTrialPage } from '@hearth/ops'
import { sql } from 'kysely'
import { goodTrials } from '#areas/free-trial/trial-row'
import { noSuchOrder } from '#areas/orders/own-order'
import type { Database } from '#database/connect'
import type { OpsContext } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { descending } from '#kernel/reads/page-of'

type Row = Omit<OpsFreeTrial, 'allowed' | 'endTime' | 'chargeAmount' | 'reason' | 'afterSaleOrderId' | 'realName'> & {
  endTime: number | null
  chargeAmount: number | null
  reason: string | null
  afterSaleOrderId: string | null
  realName: string | null
}

const columns = sql`
  free_trial.order_id as "orderId", free_trial.version, orders.created_at as "createdAt", item.name,
  free_trial.sku_no as "skuNo", free_trial.promotion_id as "promotionId", free_trial.status, review, charge,
  days as "trialDays", end_time as "endTime", keep_amount as "keepAmount", charge_amount as "chargeAmount", reason,
  after_sale_id as "afterSaleOrderId", shopper.telephone,
  (select masked_name from identity where identity.shopper_id = shopper.id limit 1) as "realName",
  ${goodTrials} as "goodTrials"`

const from = sql`
  free_trial
  join orders on orders.id = free_trial.order_id
  join shopper on shopper.id = free_trial.shopper_id
  join order_item item on item.order_id = free_trial.order_id and not item.gift`

const trialList = opsList<ListOpsFreeTrials, Row>({
  columns,
  from,
  filters: {
    status: (status) => sql`free_trial.status = ${status}`,
    review: (review) => sql`review = ${review}`,
    charge: (charge) => sql`charge = ${charge}`,
  },
  sorts: { newest: [descending('free_trial.order_id')] },
  nameOf: ({ orderId }) => orderId,
})

const toTrial = ({ endTime, chargeAmount, reason, afterSaleOrderId, realName, ...row }: Row): OpsFreeTrial => ({
  ...row,
  telephone: maskTelephone(row.telephone),
  ...(endTime === null ? {} : { endTime }),
  ...(chargeAmount === null ? {} : { chargeAmount }),
  ...(reason === null ? {} : { reason }),
  ...(afterSaleOrderId === null ? {} : { afterSaleOrderId }),
  ...(realName === null ? {} : { realName }),
  allowed: freeTrialDeeds(row, 'shop'),
})

/** Lists free trials, latest application first. */
export async function listOpsTrials(context: OpsContext, payload: ListOpsFreeTrials): Promise<OpsFreeTrialPage> {
  const { rows, after } = await readList(trialList, context, payload)
  return { freeTrials: rows.map(toTrial), after }
}

/** Reads a free trial. @throws ShopError notFound */
export async function readOpsTrial(db: Database, orderId: string): Promise<OpsFreeTrial> {
  const { rows } = await sql<Row>`select ${columns} from ${from} where free_trial.order_id = ${orderId}`.execute(db)
  if (!rows[0]) throw noSuchOrder()
  return toTrial(rows[0])
}
