import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { NOON } from './noon'

/**
 * Makes the shoppers of `manyCampaigns` numbered from `from` to `to` promoters, in every state. Each has a shop of one
 * kind, a withdrawal and a rebate offer.
 */
export async function manyPromoters(db: Database, from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${from}::integer, ${to}::integer) as n`
  await sql`
    insert into promoter (shopper_id, status, real_name, masked_name, id_number, telephone, agreement_version,
      agreed_at, reason, applied_at, decided_at, suspended_at, suspended_reason)
    select 'many-' || n, 1 + n % 3, 'sealed', '*明', 'sealed', 'many-' || n, 1, ${NOON}::bigint,
      case when n % 3 = 2 then '照片不清楚' end, ${NOON}::bigint + n % 7,
      case when n % 3 <> 0 then ${NOON}::bigint + 10 end,
      case when n % 3 = 1 and n % 2 = 0 then ${NOON}::bigint + 20 end,
      case when n % 3 = 1 and n % 2 = 0 then '宣传内容不实' end
    from ${numbers}`.execute(db)
  await sql`
    insert into promoter_shop (id, shopper_id, kind, name, name_key, invite_code, status, created_at)
    select 'shop-' || n, 'many-' || n, (array['promoter', 'partner'])[1 + n % 2], '小店 ' || n, '小店' || n, 'CODE' || n,
      1 + n % 3, ${NOON}::bigint
    from ${numbers}`.execute(db)
  await sql`
    insert into withdrawal (id, shopper_id, kind, status, amount, fee, tax, net, tax_method, account_type, account,
      hint, holder, channel, asked_at, unclear_since)
    select 'withdrawal-' || n, 'many-' || n, (array['promoter', 'partner'])[1 + n % 2], n % 3, 100, 0, 0, 100, 'none',
      1, 'sealed', '**** 6688', 'sealed', 'sandbox', ${NOON}::bigint, case when n % 5 = 0 then ${NOON}::bigint end
    from ${numbers}`.execute(db)
  await sql`
    insert into rebate_offer (id, name, begin_time, end_time, rate, published)
    select 'offer-' || n, '返利 ' || n, ${NOON}::bigint + n % 7, ${NOON + DAY}::bigint, 500, n % 2 = 0
    from ${numbers}`.execute(db)
}
