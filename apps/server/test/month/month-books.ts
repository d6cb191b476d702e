import { sql } from 'kysely'
import type { Database } from '#database/connect'

/**
 * A sum of the books in two ways: `said` as the shop keeps it, `due` as its reasons say, by `id`. All of it is SQL and
 * numbers, and nothing of the shop's code, so that a fault of that cannot hide itself.
 */
interface Law {
  name: string
  rows: string
}

/** Whose account a row is about: of partner shops, and of promoters. */
const accountOf = (place: string, row: string) =>
  `(case ${row}.kind when 'partner' then 'partner${place}/' else 'rebate${place}/' end) || ${row}.shopper_id || '/CNY'`

/** Balances of a place beside what `due (id, fen)` says. */
const balances = (place: string, due: string) => `
  select coalesce(account.id, due.id) as id, coalesce(account.balance, 0) as said, coalesce(due.fen, 0) as due
  from (select id, balance from ledger_account where kind in ('rebate${place}', 'partner${place}')) as account
  full join (${due}) as due on due.id = account.id`

/** What journals of some kinds moved on the accounts of places, beside what `due (id, fen)` says. */
const moved = (journals: string, places: readonly string[], due: string) => `
  select coalesce(booked.id, due.id) as id, coalesce(booked.fen, 0) as said, coalesce(due.fen, 0) as due
  from (
    select account_id as id, sum(amount) as fen from ledger_entry
    where source_kind in (${journals})
      and split_part(account_id, '/', 1) in (${places.flatMap((one) => [`'rebate${one}'`, `'partner${one}'`]).join(', ')})
    group by account_id
  ) as booked
  full join (${due}) as due on due.id = booked.id`

/** A sum of accounts of the house beside what is due. */
const house = (kind: string, due: string) => `
  select '${kind}' as id, coalesce((
    select sum(amount) from ledger_entry where account_id like '${kind}/%'
  ), 0) as said, coalesce((${due}), 0) as due`

/** Withdrawals: 0 to 3 wait, 4 is paid, 5 to 7 came back. */
const withdrawn = (place: string, sum: string, which: string) => `
  select ${accountOf(place, 'withdrawal')} as id, ${sum} as fen from withdrawal where ${which} group by 1`

const earned = (place: string, sum: string, which: string) => `
  select ${accountOf(place, 'line')} as id, ${sum} as fen from rebate_line line where ${which} group by 1`

/** The rate of a line by the offer of the month: of its sku, its product, its category, or the offer. */
const RATE = `(
  select case when (share.facts ->> 'firstPurchase')::boolean then greatest(usual, first_rate) else usual end
  from (
    select offer.first_rate, coalesce(
      (select rate from rebate_target where kind = 'sku' and code = item.sku_no),
      (select rate from rebate_target where kind = 'product' and code = item.spu_no),
      offer.rate
    ) as usual
    from rebate_offer offer where offer.id = 'all'
  ) as rates
)`

/** Whether a shared order earns: nobody on their own, on a friend's who sold to them, or while they are suspended. */
const EARNS = `
  orders.paid_at is not null and share.shopper_id <> share.buyer_id and orders.shopper_id = share.buyer_id
  and not exists (
    select from order_share other
    where other.buyer_id = share.shopper_id and other.shopper_id = share.buyer_id and other.placed_at < share.placed_at
  )
  and not (share.facts ->> 'suspended')::boolean
  and not exists (
    select from address home
    where home.shopper_id = share.shopper_id and home.detail_address = orders.address ->> 'detailAddress'
  )`

/** Fen of a line's money that went back, without what the shop kept of it. */
const BACK = `(
  select coalesce(sum(back.fen), 0) from refund
  join refund_row back on back.refund_id = refund.id
  where refund.order_id = item.order_id and back.item_position = item.position
    and back.stage not in ('deducted', 'keptBack')
)`

/** Tax of a month's income from labour: a fifth of it, or 800 yuan, are costs; three brackets. */
const TAX = `round(case
    when income <= 80000 then 0
    when income <= 400000 then (income - 80000) * 0.2
    when income * 0.8 <= 2000000 then income * 0.8 * 0.2
    when income * 0.8 <= 5000000 then income * 0.8 * 0.3 - 200000
    else income * 0.8 * 0.4 - 700000
  end)`

const LAWS: readonly Law[] = [
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
    // Where nothing came back: what does, takes its income along after the tax of later ones was reckoned.
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
    // Accounts that end like this are refused, send the money back, or wait for who is to have it.
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

/** The names of what is held against its reasons. */
export const MONTH_LAWS = LAWS.map(({ name }) => name)

/** Where books and reasons differ, how much was compared, and by which law. */
export interface Checked {
  wrong: string[]
  compared: Record<string, number>
}

/** Holds every balance against the sum of its reasons, in SQL alone. */
export async function checkMonth(db: Database): Promise<Checked> {
  const checked: Checked = { wrong: [], compared: {} }
  for (const { name, rows } of LAWS) {
    const { rows: told } = await sql<{ many: number; wrong: string[] | null }>`
      select count(*) as many, (array_agg(id || ': ' || said || ' is not ' || due) filter (where said <> due))[1:5] as wrong
      from (${sql.raw(rows)}) as compared`.execute(db)
    checked.compared[name] = told[0]!.many
    checked.wrong.push(...(told[0]!.wrong ?? []).map((one) => `${name}: ${one}`))
  }
  return checked
}

/** Every balance of the month, a line each: the same for two months of one seed. */
export async function balancesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select id || ' ' || balance as line from ledger_account where balance is not null
    union all select split_part(account_id, '/', 1) || ' ' || sum(amount) from ledger_entry group by
      split_part(account_id, '/', 1)
    order by 1`.execute(db)
  return rows.map(({ line }) => line)
}
