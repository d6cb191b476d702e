import { CLAIM_STATUS, DAY, PRIZE_TYPE } from '@hearth/domain'
import { sql } from 'kysely'
import { writeLotteries } from '#areas/lottery/write-lotteries'
import type { Database } from '#database/connect'
import { NOON } from './noon'
import { lotteryFacts } from './stock-lotteries'

const PICTURE = JSON.stringify({ url: '/pictures/test.00000000', alt: '', width: 12, height: 12 })

/**
 * Types of promotions that are made. For each type but the last, staff have a call that lists the promotions of this
 * type.
 */
export const LISTED_TYPES = [101, 103, 105, 110, 113, 115, 102] as const

/**
 * SQL expression for the begin of the campaign with the number `n`: a third of the campaigns have ended, a third run,
 * and a third have not begun. Several begin at the same moment.
 */
const BEGINS = sql`${NOON}::bigint + ((n % 3) - 1) * ${20 * DAY}::bigint - ${DAY}::bigint + (n % 7) * 60000`
const ENDS = sql`${BEGINS} + ${10 * DAY}::bigint - (n % 5) * 60000`

/**
 * Fills a shop with campaigns of every kind, and with what shoppers did in them. Of each kind, it makes those numbered
 * from `from` to `to`.
 * @param skuNo a sku of the shop
 */
export async function manyCampaigns(db: Database, skuNo: string, from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${from}::integer, ${to}::integer) as n`
  const run = async (...statements: ReturnType<typeof sql>[]) => {
    for (const statement of statements) await statement.execute(db)
  }
  for (const type of LISTED_TYPES)
    await run(
      sql`
        insert into promotion (id, promotion_type, name, begin_time, end_time, support_target, display_time,
          balance_begin, balance_end, deposit_kept)
        select ${`${type}-`} || n, ${type}::integer, '活动 ' || n, ${BEGINS}, ${ENDS}, 'all', 0, ${ENDS} + 1,
          ${ENDS} + ${2 * DAY}::bigint, false
        from ${numbers}`,
      sql`
        insert into promotion_sku (promotion_id, sku_no, promotion_price, stock, sold)
        select ${`${type}-`} || n, ${skuNo}, 5000, 10, 0 from ${numbers}`,
    )
  await run(
    sql`insert into group_promotion select '103-' || n, 2 + n % 3, 24 from ${numbers}`,
    sql`insert into bargain_promotion (promotion_id, helpers, bargain_hours) select '115-' || n, 2, 24 from ${numbers}`,
    sql`
      insert into reservation_run (id, promotion_id, sku_no, begin_time, reserve_end, buy_begin, end_time)
      select '110-' || n || '@1', '110-' || n, ${skuNo}, ${BEGINS}, ${BEGINS} + 10, ${BEGINS} + 20, ${ENDS}
      from ${numbers}`,
    sql`
      insert into crowd_funding (id, promotion_id, state, goal_pieces, begin_time, end_time)
      select '113-' || n || '@1', '113-' || n, (array['running', 'reached', 'failed'])[1 + n % 3], 5, ${BEGINS}, ${ENDS}
      from ${numbers}`,
    sql`
      insert into shopper (id, telephone, display_name, created_at)
      select 'many-' || n, 'many-' || n, '测试', ${NOON} from ${numbers}`,
    sql`
      insert into buying_group (id, promotion_id, leader_id, spu_no, sku_no, price, group_size, group_hours, state,
        opened_at, end_time, created_at)
      select 'group-' || n, '103-' || (1 + n % 2), 'many-' || n, ${`spu-${skuNo}`}, ${skuNo}, 5000, 2, 24,
        (array['gathering', 'complete', 'failed'])[1 + n % 3], ${BEGINS}, ${ENDS}, ${BEGINS}
      from ${numbers}`,
    sql`
      insert into bargain (id, promotion_id, campaign_begin, shopper_id, spu_no, sku_no, price, floor_price, helpers,
        order_id, created_at, end_time)
      select 'bargain-' || n, '115-' || (1 + n % 2), 0, 'many-' || n, ${`spu-${skuNo}`}, ${skuNo}, 9000, 5000, 2,
        case when n % 4 = 0 then 'order-' || n end, ${BEGINS}, ${ENDS}
      from ${numbers}`,
    sql`
      insert into fission_activity (id, name, sku_no, begin_time, end_time, published, helpers, points)
      select 'fission-' || n, '助力 ' || n, ${skuNo}, ${BEGINS}, ${ENDS}, n % 2 = 0, 2, 20 from ${numbers}`,
    sql`
      insert into coupon_batch (id, name, discount_type, coupon_value, begin_time, end_time)
      values ('invite-coupon', '新人券', 1, 1000, ${NOON}, ${NOON + DAY}) on conflict (id) do nothing`,
    sql`
      insert into invite_campaign (id, name, begin_time, end_time, coupon_batch_id, sms_promoter_day, sms_shop_day,
        published)
      select 'invite-' || n, '邀请 ' || n, ${BEGINS}, ${ENDS}, 'invite-coupon', 5, 200, n % 2 = 0 from ${numbers}`,
    sql`
      insert into present_activity (id, name, begin_time, end_time, audience, points, kind, published)
      select 'present-' || n, '福利 ' || n, ${BEGINS}, ${ENDS}, (array['all', 'newcomer', 'member'])[1 + n % 3], 20,
        (array['page', 'hotel'])[1 + n % 2], n % 2 = 0
      from ${numbers}`,
    sql`
      insert into post (id, shopper_id, title, text, summary, pictures, status, open_reports, created_at)
      select ${NOON}::bigint + n, 'many-' || (1 + n % 3), '帖子 ' || n, '', '', ${`[${PICTURE}]`}::jsonb,
        n % 3, n % 4, ${NOON}::bigint + n
      from ${numbers}`,
    sql`
      insert into skill_category (code, name, position) select code, code, 0 from unnest(array['kids', 'home']) as code
      on conflict do nothing`,
    sql`
      insert into skill (id, category_code, name, icon, summary, description, developer_name, examples, on_shelf,
        recommended, position, data_statement)
      select 'skill-' || n, (array['kids', 'home'])[1 + n % 2], '技能 ' || n % 9, ${PICTURE}::jsonb, '', '[]', '开发者',
        '["a"]', n % 3 > 0, n % 4 = 0, n % 5, ''
      from ${numbers}`,
  )
  await writeLotteries(
    { db, now: NOON },
    Array.from({ length: to - from + 1 }, (_, at) => {
      const n = from + at
      const beginTime = NOON + ((n % 3) - 1) * 20 * DAY - DAY
      return lotteryFacts({
        lotteryId: `lottery-${n}`,
        beginTime,
        endTime: beginTime + 10 * DAY,
        published: n % 2 === 0,
      } as object)
    }),
  )
  await run(
    sql`
      insert into lottery_player (lottery_id, shopper_id, review, joined_at)
      select 'lottery-1', 'many-' || n, n % 2 = 0, ${NOON} from ${numbers}`,
    sql`
      insert into prize_record (id, lottery_id, shopper_id, draw_no, drawn_prize_id, prize_id, prize_type, status,
        won_at, claim_deadline)
      select 'draw-' || n, 'lottery-1', 'many-' || n, 1, prize_id, prize_id, prize_type,
        (array[${CLAIM_STATUS.open}, ${CLAIM_STATUS.claimed}]::integer[])[1 + n % 2], ${BEGINS}, ${NOON}
      from ${numbers}
      join lottery_prize on lottery_id = 'lottery-1'
        and (prize_type = ${PRIZE_TYPE.nothing}::integer) = (n % 3 = 0)`,
  )
}
