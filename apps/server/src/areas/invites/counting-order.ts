import { ORDER_STATUS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { livesAt } from '#areas/address/lives-at'
import { isTelephoneOf } from '#areas/promoter-terms/promoter-facts'
import { goneBackUntil, mayItemGoBack } from '#areas/returns/is-final'
import { moneyBackOfItem } from '#areas/returns/money-back'

const PROMOTER = sql<string>`bond.promoter_id`

/**
 * Whether an order may make its buyer count, as an expression on rows `orders`, `bond` and `campaign`: a purchase that
 * was paid in money after the invitation and before the end of the campaign, and is not the promoter's own by its
 * telephone or address.
 */
export const mayCount: RawBuilder<boolean> = sql<boolean>`(
  orders.shopper_id = bond.shopper_id and orders.purchase and orders.paid_at is not null
  and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)} and orders.pay_amount > 0
  and orders.created_at between bond.invited_at and campaign.end_time
  and not ${isTelephoneOf(PROMOTER, sql`orders.address ->> 'consigneeTele'`)}
  and not ${livesAt(PROMOTER, sql`orders.address`)}
)`

/** Whether something of an order is kept: not all money of all its items went back. */
const somethingKept = sql<boolean>`exists (
  select from order_item item
  where item.order_id = orders.id and not item.gift and item.paid_amount > ${moneyBackOfItem}
)`

/** Whether an order that may count does: received, its days to go back over, no request open, and something kept. */
export const counts = (now: number): RawBuilder<boolean> => sql<boolean>`(
  ${mayCount} and orders.received_at <= ${goneBackUntil(now)} and ${somethingKept}
  and not exists (select from order_item item where item.order_id = orders.id and ${mayItemGoBack})
)`
