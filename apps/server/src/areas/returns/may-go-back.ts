import { AFTER_SALE_STATUS, DAY, REFUND_STATUS, SERVICE_TYPE, USUAL_SERVICE_RULES } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { storedServiceRules } from '#areas/returns/service-rules'
import type { ValueOrSql } from '#database/value-or-sql'

const refundDays = sql`coalesce(
  (${storedServiceRules}->>'refundDays')::integer, ${sql.lit(USUAL_SERVICE_RULES.refundDays)})`

/**
 * A query for the ids of a shopper's received orders that can still be refunded: the time of returns is not over (F10),
 * or a request can still end in a refund. Repairs do not count, since the product is sent back to the shopper.
 */
export const mayGoBack = (shopperId: ValueOrSql<string>, now: number): RawBuilder<unknown> => sql`
  select id from orders
  where shopper_id = ${shopperId} and earned_on is not null
    and received_at > ${now}::bigint - ${refundDays} * ${sql.lit(DAY)}::bigint
  union
  select order_id from after_sale
  where shopper_id = ${shopperId} and gift_of is null
    and service_type <> ${sql.lit(SERVICE_TYPE.repair)}
    and status <= ${sql.lit(AFTER_SALE_STATUS.received)} and refund_status = ${sql.lit(REFUND_STATUS.none)}`
