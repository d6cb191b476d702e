import { BACK, EARNS, RATE, TAX, balances, earned, house, moved, withdrawn } from './month-sums'

/**
 * A sum of the books that is computed in two ways, by `id`: `said` is the sum that the shop stores, `due` is the sum
 * that its events require. It is written in SQL alone, without the shop's code, so that a fault of that code cannot
 * hide itself.
 */
interface MonthLaw {
  name: string
  rows: string
}

/** Laws of the money of a month. */
export const LAWS: readonly MonthLaw[] = [
  {
    name: 'a balance is the sum of its entries',
    rows: `
      select id, balance as said, coalesce(fen, 0) as due from ledger_account
      left join (select account_id, sum(amount) as fen from ledger_entry group by 1) as entries on account_id = id
      where balance is not null`,
  },
  {
    name: 'a journal sums to nothing',
    rows: `
      select source_kind || '/' || source_id as id, sum(amount) as said, 0 as due from ledger_entry
      group by source_kind, source_id, split_part(account_id, '/', 3)`,
  },
  {
    name: 'all accounts sum to nothing',
    rows: `
      select split_part(account_id, '/', 3) as id, sum(amount) as said, 0 as due from ledger_entry group by 1`,
  },
  {
    name: 'what waits is what lines earned that have not settled',
    rows: balances('Pending', earned('Pending', 'sum(earned - taken_back)', 'status = 0')),
  },
  {
    name: 'what can be withdrawn is what settled less what was withdrawn',
    rows: balances(
      'Available',
      `select id, sum(fen) as fen from (
        ${earned('Available', 'sum(earned - taken_back)', 'settled_at is not null')}
        union all ${withdrawn('Available', '-sum(amount)', 'status <= 4')}
      ) as reasons group by id`,
    ),
  },
  {
    name: 'what is on its way is what withdrawals wait for',
    rows: balances('Withdrawing', withdrawn('Withdrawing', 'sum(amount)', 'status < 4')),
  },
  {
    name: 'what was booked as earned is what lines earned',
    rows: moved(`'rebateEarned'`, ['Pending'], earned('Pending', 'sum(earned)', 'true')),
  },
  {
    name: 'what was booked as settled is what lines had left then',
    rows: moved(
      `'rebateSettled', 'rebateTakenBack'`,
      ['Available'],
      earned('Available', 'sum(earned - taken_back)', 'settled_at is not null'),
    ),
  },
  {
    name: 'what was booked as withdrawn is what was asked for',
    rows: moved(`'withdrawal'`, ['Available'], withdrawn('Available', '-sum(amount)', 'true')),
  },
  {
    name: 'what was booked as come back is what was refused, failed and bounced',
    rows: moved(
      `'withdrawal-back', 'withdrawal-bounced'`,
      ['Available'],
      withdrawn('Available', 'sum(amount)', 'status > 4'),
    ),
  },
  {
    name: 'a line earns what was paid for it by its rate, rounded down',
    rows: `
      select item_id as id, earned as said, floor(item.paid_amount::numeric * line.rate / 10000) as due
      from rebate_line line join order_item item on item.id = item_id and item.order_id = line.order_id`,
  },
  {
    name: 'the lines that earn, and their rates, are those that the offer and who bought say',
    rows: `
      select item.id, coalesce(line.rate, 0) as said, case when ${EARNS}
          and floor(item.paid_amount::numeric * ${RATE} / 10000) > 0 then ${RATE} else 0 end as due
      from order_share share
      join orders on orders.id = share.order_id
      join order_item item on item.order_id = share.order_id
      left join rebate_line line on line.item_id = item.id`,
  },
  {
    name: 'only lines of shared orders earn',
    rows: `
      select item_id as id, 1 as said, (select count(*) from order_share share
        where share.order_id = line.order_id and share.shopper_id = line.shopper_id and share.kind = line.kind) as due
      from rebate_line line`,
  },
  {
    name: 'what was taken back is the share of the money that went back',
    rows: `
      select item_id as id, taken_back as said, case
          when orders.status = 90 or ${BACK} >= item.paid_amount then earned
          else floor(earned::numeric * ${BACK} / item.paid_amount)
        end as due
      from rebate_line line
      join orders on orders.id = line.order_id
      join order_item item on item.id = item_id`,
  },
  {
    name: 'an order costs what its lines do, and what its promotions took off',
    rows: `
      select id, pay_amount as said, freight_amount + (
        select sum(paid_amount) from order_item where order_id = orders.id) as due from orders`,
  },
  {
    name: 'a withdrawal is what reaches the promoter, the fee and the tax',
    rows: `
      select id, amount as said, net + fee + tax as due from withdrawal
      union all select id, fee, floor(amount::numeric * 63 / 10000) from withdrawal
      union all select id, least(net, 0), 0 from withdrawal
      union all select id, tax, 0 from withdrawal where kind = 'partner'`,
  },
  {
    name: 'the tax of a month is that of its income',
    // Only months without a bounced payout are compared. A bounced payout takes back its income after the tax of later
    // payouts was computed.
    rows: `
      select shopper_id || month as id, tax as said, ${TAX} as due from (
        select shopper_id, to_char(to_timestamp((asked_at + 28800000) / 1000) at time zone 'UTC', ' YYYY-MM') as month,
          sum(amount) as income, sum(tax) as tax
        from withdrawal one
        where kind = 'promoter' and not exists (
          select from withdrawal other where other.shopper_id = one.shopper_id and other.status > 4)
        group by 1, 2
      ) as months`,
  },
  {
    name: 'what the shop paid out, kept as fee and withheld is that of withdrawals that were paid',
    rows: ['payouts', 'withdrawFee', 'taxWithheld']
      .map((kind, at) => house(kind, `select sum(${['net', 'fee', 'tax'][at]}) from withdrawal where status = 4`))
      .join(' union all '),
  },
  {
    name: 'what the provider paid is what the shop booked',
    // The sandbox refuses payouts to accounts with these last digits, bounces them, or waits for a confirmation.
    rows: house(
      'payouts',
      `
      select sum(amount) from sandbox_payout
      where account <> '22' and (account <> '44' or confirmed_at is not null)
        and not exists (
          select from withdrawal
          where id = payout_id and (status < 4 or (sandbox_payout.account = '33' and status <> 4))
        )`,
    ),
  },
  {
    name: 'what rebates cost the shop is what lines earned and kept',
    rows: house('rebateCost', 'select -sum(earned - taken_back) from rebate_line'),
  },
  {
    name: 'cash is what the cashier collected less what it gave back',
    rows: house(
      'cash',
      `
      select coalesce((select sum(amount) from sandbox_refund), 0)
        - (select sum(amount) from sandbox_trade where result = 'paid')`,
    ),
  },
  {
    name: 'sales are what was paid for orders in their time',
    rows: house('sales', 'select sum(pay_amount) from orders where paid_at is not null'),
  },
  {
    name: 'what is owed back is what refunds have not given yet',
    rows: house('refundsOwed', 'select sum(amount) from refund_part where status <> 1'),
  },
]
