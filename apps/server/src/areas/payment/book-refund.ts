import { BANK_CHANNEL, MONEY_MOVE } from '@hearth/domain'
import { sql } from 'kysely'
import { bookMoney, movedBy } from '#areas/ledger/book-money'
import { ofDeposit } from '#areas/payment/deposits'
import { GIVEN_BACK, OWED, PAID_FOR } from '#areas/payment/money-journals'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Books that a refund is owed. */
export const bookOwed = (work: UnitOfWork, refundId: string): Promise<void> =>
  bookMoney(
    work,
    sql`
      select ${sql.lit(OWED)} as source_kind, refund.id as source_id, refund.created_at as event_at,
        case when ${ofDeposit} then ${sql.lit(MONEY_MOVE.depositOwed.from)}
          else ${sql.lit(MONEY_MOVE.saleOwed.from)} end as from_account,
        ${sql.lit(MONEY_MOVE.saleOwed.to)} as to_account,
        payment.channel as from_channel, payment.channel as to_channel, part.amount as fen
      from refund join refund_part part on part.refund_id = refund.id join payment on payment.id = part.payment_id
      where refund.id = ${refundId} and refund.cause = any(${[...PAID_FOR]}::text[])`,
  )

/** Books that a part of a refund was paid, by the cashier that collected the money or by bank. */
export const bookGiven = (work: UnitOfWork, partId: string): Promise<void> =>
  bookMoney(
    work,
    sql`
      select ${sql.lit(GIVEN_BACK)} as source_kind, part.id as source_id, part.settled_at as event_at,
        ${movedBy('refunded')}, payment.channel as from_channel,
        case when bank_reference is null then payment.channel else ${sql.lit(BANK_CHANNEL)} end as to_channel,
        part.amount as fen
      from refund_part part join payment on payment.id = part.payment_id where part.id = ${partId}`,
  )
