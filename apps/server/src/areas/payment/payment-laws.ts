import { PAYMENT_STATUS } from '@hearth/domain'
import { REFUND_STATE } from '#areas/payment/refund-state'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

const GIVEN = codes(REFUND_STATE, 'given')

/**
 * A query for the refunds of each trade of a payment. `owed` is the amount of all refunds, and `given` is the amount of
 * those that were paid.
 */
const BACK = `
  select payment_id, coalesce(part.trade_no, channel_trade_no) as trade_no, sum(part.amount) as owed,
    sum(part.amount) filter (where part.status = ${GIVEN}) as given
  from refund_part part join payment on payment.id = part.payment_id
  group by payment_id, coalesce(part.trade_no, channel_trade_no)`

/** Laws of payments and refunds, whatever they are for. */
export const PAYMENT_LAWS: readonly Law[] = [
  {
    fault: 'money that came and is neither kept nor on its way back',
    broken: `
      select sandbox_trade.payment_id as id from sandbox_trade
      join payment on payment.id = sandbox_trade.payment_id
      where result = 'paid'
      and payment.status in (${codes(PAYMENT_STATUS, 'paid', 'refunding', 'refunded')}) is not true
      and exists (
        select 1 from payment_notice
        where payment_notice.payment_id = payment.id and payment_notice.result = 'paid')`,
  },
  {
    fault: 'a payment of which more or less goes back than it says',
    broken: `
      select payment.id as id from payment
      left join (${BACK}) as back
        on back.payment_id = payment.id and back.trade_no = coalesce(channel_trade_no, back.trade_no)
      where coalesce(owed, 0) > amount
        or (status = ${codes(PAYMENT_STATUS, 'refunding')} and (owed is distinct from amount or given = amount))
        or (status = ${codes(PAYMENT_STATUS, 'refunded')} and given is distinct from amount)
        or (status = ${codes(PAYMENT_STATUS, 'paid')} and owed = amount)
        or (status in (${codes(PAYMENT_STATUS, 'pending', 'failed')}) and owed > 0)`,
  },
  {
    fault: 'a refund that is not what its payments give back',
    broken: `
      select refund.id as id from refund left join refund_part part on part.refund_id = refund.id group by refund.id
      having refund.amount <> coalesce(sum(part.amount), 0)
        or (refund.status = ${GIVEN}) <> coalesce(bool_and(part.status = ${GIVEN}), false)`,
  },
  {
    fault: 'a refund whose rows do not add up',
    broken: `
      select refund.id as id from refund join refund_row on refund_id = refund.id
      group by refund.id having sum(fen) <> refund.amount`,
  },
]
