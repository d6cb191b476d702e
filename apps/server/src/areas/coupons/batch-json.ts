import { sql } from 'kysely'

/** A coupon batch as the pages of campaigns show it, as JSON: a SQL expression over a row `batch` of `coupon_batch`. */
export const BATCH_JSON = sql`jsonb_strip_nulls(jsonb_build_object('couponBatchId', batch.id, 'couponName', batch.name,
    'discountType', batch.discount_type, 'couponValue', batch.coupon_value, 'mostSaving', batch.most_saving,
    'thresholdAmount', batch.threshold_amount, 'beginTime', batch.begin_time, 'endTime', batch.end_time,
    'validDays', batch.valid_days, 'skuNos', batch.sku_nos))`
