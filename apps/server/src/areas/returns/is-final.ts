import { AFTER_SALE_STATUS, DAY, REFUND_STATUS, SERVICE_TYPE, USUAL_SERVICE_RULES } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { storedServiceRules } from '#areas/returns/service-rules'

const refundDays = sql`coalesce(
  (${storedServiceRules}->>'refundDays')::integer, ${sql.lit(USUAL_SERVICE_RULES.refundDays)})`

/**
 * An expression for a time in epoch ms. Orders that were received at this time or earlier can no longer be returned for
 * a refund.
 */
export const goneBackUntil = (now: number): RawBuilder<number> =>
  sql<number>`(${now}::bigint - ${refundDays} * ${sql.lit(DAY)}::bigint)`

/** Condition on a row `item` of `order_item`: a request for it can still end in a refund. */
export const mayItemGoBack: RawBuilder<boolean> = sql<boolean>`exists (
  select from after_sale
  where after_sale.item_id = item.id and service_type <> ${sql.lit(SERVICE_TYPE.repair)}
    and after_sale.status <= ${sql.lit(AFTER_SALE_STATUS.received)} and refund_status = ${sql.lit(REFUND_STATUS.none)}
)`
