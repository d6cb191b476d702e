import { CLAIM_STATUS, ORDER_KIND, PRIZE_TYPE } from '@hearth/domain'
import { GIVEN } from '#areas/points/journals'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

const OPEN = codes(CLAIM_STATUS, 'open')
const CLAIMED = codes(CLAIM_STATUS, 'claimed')
const EXPIRED = codes(CLAIM_STATUS, 'expired')
const NOTHING = codes(PRIZE_TYPE, 'nothing')

/**
 * The most rounds of a draw. Fewer than one in 10^13 draws needs more, since the weights add up to 8,000,000 at most.
 */
const ROUNDS = 5

/** Laws of lotteries (law 18). */
export const LOTTERY_LAWS: readonly Law[] = [
  {
    fault: 'a prize of which more was given than there is, or another number than was counted',
    broken: `
      select prize.lottery_id || '/' || prize.prize_id as id from lottery_prize prize left join (
        select lottery_id, prize_id, count(*) as pieces from prize_record
        where status <> ${EXPIRED} group by lottery_id, prize_id
      ) as had on had.lottery_id = prize.lottery_id and had.prize_id = prize.prize_id
      where prize_type <> ${NOTHING} and (given > quantity or given <> coalesce(pieces, 0))`,
  },
  {
    fault: 'a draw that the seed of its lottery does not give',
    broken: `
      with drawn as (
        select record.id, record.lottery_id, drawn_prize_id, total, (
          select number % total
          from generate_series(0, ${ROUNDS}) as round, lateral (
            select ('x' || left(encode(sha256(convert_to(concat_ws(':', lottery.seed, lottery.id,
              left(encode(sha256(convert_to(lottery.id || ':' || record.shopper_id, 'UTF8')), 'hex'), 16),
              record.word, record.draw_no, round), 'UTF8')), 'hex'), 8))::bit(32)::bigint as number
          ) as hashed
          where number < 4294967296 - 4294967296 % total
          order by round limit 1
        ) as hit
        from prize_record record
        join lottery on lottery.id = record.lottery_id
        join (select lottery_id, sum(weight)::bigint as total from lottery_prize group by lottery_id) as whole
          on whole.lottery_id = lottery.id
        where record.draw_no > 0
      )
      select drawn.id from drawn
      join (
        select lottery_id, prize_id, weight, sum(weight) over (
          partition by lottery_id order by position rows unbounded preceding
        )::bigint as below
        from lottery_prize where weight > 0
      ) as slot on slot.lottery_id = drawn.lottery_id and slot.prize_id = drawn.drawn_prize_id
      where hit is null or hit >= below or hit < below - weight`,
  },
  {
    fault: 'a draw that gave another prize than it hit, and not nothing',
    broken: `
      select id from prize_record where prize_id <> drawn_prize_id and prize_type <> ${NOTHING}`,
  },
  {
    fault: 'a draw without exactly one chance, or a chance that a draw used which is not there',
    broken: `
      select coalesce(record.id, chance.lottery_id || '/' || chance.shopper_id || '/' || chance.draw_no) as id
      from (select * from prize_record where draw_no > 0) as record
      full join (select * from lottery_chance where draw_no is not null) as chance
        on chance.lottery_id = record.lottery_id and chance.shopper_id = record.shopper_id
          and chance.draw_no = record.draw_no
      where record.id is null or chance.draw_no is null`,
  },
  {
    fault: 'a lottery whose seed is not the one whose hash was published',
    broken: `
      select id from lottery
      where encode(sha256(convert_to(seed, 'UTF8')), 'hex') <> seed_hash`,
  },
  {
    fault: 'a claimed prize without its order, coupon or points, or one of these for a prize that is not claimed',
    broken: `
      select record.id from prize_record record
      left join orders on orders.id = record.order_id and orders.kind = '${ORDER_KIND.prize}'
      left join coupon on coupon.id = record.coupon_id
      left join ledger_entry entry on entry.source_kind = '${GIVEN}' and entry.source_id = 'prize/' || record.id
        and entry.balance_after is not null
      where record.prize_type <> ${NOTHING}
        and (record.status = ${CLAIMED})
          <> (orders.id is not null or coupon.id is not null or entry.source_id is not null)`,
  },
  {
    fault: 'an order of a prize that is of no claimed prize',
    broken: `
      select orders.id from orders
      left join prize_order on prize_order.order_id = orders.id
      left join prize_record record on record.id = prize_order.record_id
      where orders.kind = '${ORDER_KIND.prize}' and (record.id is null or orders.pay_amount <> 0 or (
        (record.order_id is distinct from orders.id) <> (orders.cancelled_at is not null)))`,
  },
  {
    fault: 'a prize that waits to be claimed without a time',
    broken: `
      select id from prize_record where status = ${OPEN} and claim_deadline < won_at`,
  },
]
