import { ORDER_STATUS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { livesAt } from '#areas/address/lives-at'
import { isTelephoneOf } from '#areas/promoter-terms/promoter-facts'
import { goneBackUntil, mayItemGoBack } from '#areas/returns/is-final'
import { moneyBackOfItem } from '#areas/returns/money-back'

const PROMOTER = sql<string>`bond.promoter_id`

/**
 * Condition on rows `orders`, `bond` and `campaign`: the order can make its buyer count. It was paid with money, placed
 * after the invitation and before the end of the campaign, and its telephone and address are not the promoter's own.
 */
export const mayCount: RawBuilder<boolean> = sql<boolean>`(
  orders.shopper_id = bond.shopper_id and orders.purchase and orders.paid_at is not null
  and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)} and orders.pay_amount > 0
  and orders.created_at between bond.invited_at and campaign.end_time
  and not ${isTelephoneOf(PROMOTER, sql`orders.address ->> 'consigneeTele'`)}
  and not ${livesAt(PROMOTER, sql`orders.address`)}
)`

/** Condition on a row of `orders`: the buyer keeps some of it, since not all its items were refunded in full. */
const somethingKept = sql<boolean>`exists (
  select from order_item item
  where item.order_id = orders.id and not item.gift and item.paid_amount > ${moneyBackOfItem}
)`

/**
 * Condition on rows `orders`, `bond` and `campaign`: the order makes its buyer count. Beyond {@link mayCount}, it was
 * received, can no longer be returned, has no open request for service, and the buyer keeps some of it.
 */
export const counts = (now: number): RawBuilder<boolean> => sql<boolean>`(
  ${mayCount} and orders.received_at <= ${goneBackUntil(now)} and ${somethingKept}
  and not exists (select from order_item item where item.order_id = orders.id and ${mayItemGoBack})
)`
