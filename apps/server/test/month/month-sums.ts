/** SQL expression for the account of a row's owner: a partner shop or a promoter. */
const accountOf = (place: string, row: string) =>
  `(case ${row}.kind when 'partner' then 'partner${place}/' else 'rebate${place}/' end) || ${row}.shopper_id || '/CNY'`

/** SQL for the balances of accounts, with the amounts due by the query `due (id, fen)`. */
export const balances = (place: string, due: string) => `
  select coalesce(account.id, due.id) as id, coalesce(account.balance, 0) as said, coalesce(due.fen, 0) as due
  from (select id, balance from ledger_account where kind in ('rebate${place}', 'partner${place}')) as account
  full join (${due}) as due on due.id = account.id`

/**
 * SQL for the sums that journals of some kinds moved on accounts, with the amounts due by the query `due (id, fen)`.
 */
export const moved = (journals: string, places: readonly string[], due: string) => `
  select coalesce(booked.id, due.id) as id, coalesce(booked.fen, 0) as said, coalesce(due.fen, 0) as due
  from (
    select account_id as id, sum(amount) as fen from ledger_entry
    where source_kind in (${journals})
      and split_part(account_id, '/', 1) in (
        ${places.flatMap((one) => [`'rebate${one}'`, `'partner${one}'`]).join(', ')})
    group by account_id
  ) as booked
  full join (${due}) as due on due.id = booked.id`

/** SQL for the sum of the shop's own accounts of a kind, with the amount due. */
export const house = (kind: string, due: string) => `
  select '${kind}' as id, coalesce((
    select sum(amount) from ledger_entry where account_id like '${kind}/%'
  ), 0) as said, coalesce((${due}), 0) as due`

/** SQL for a sum of withdrawals by account. Status 0 to 3: pending; 4: paid; 5 to 7: returned. */
export const withdrawn = (place: string, sum: string, which: string) => `
  select ${accountOf(place, 'withdrawal')} as id, ${sum} as fen from withdrawal where ${which} group by 1`

export const earned = (place: string, sum: string, which: string) => `
  select ${accountOf(place, 'line')} as id, ${sum} as fen from rebate_line line where ${which} group by 1`

/**
 * SQL expression for the rate of a line in the month's offer: the rate for the sku, else for the product, else for
 * everything. For a first purchase it is the offer's rate for first purchases, if that is higher.
 */
export const RATE = `(
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

/**
 * SQL condition: a shared order earns. Orders of the promoter's own do not, nor orders of a friend who sold to the
 * promoter before, nor orders during a suspension, nor orders to the promoter's own address.
 */
export const EARNS = `
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

/** SQL expression for fen of a line's money that were refunded, without the part that the shop kept. */
export const BACK = `(
  select coalesce(sum(back.fen), 0) from refund
  join refund_row back on back.refund_id = refund.id
  where refund.order_id = item.order_id and back.item_position = item.position
    and back.stage not in ('deducted', 'keptBack')
)`

/**
 * SQL expression for the tax of a month's income from labour: 800 yuan or a fifth of the income is deducted, and there
 * are three brackets.
 */
export const TAX = `round(case
    when income <= 80000 then 0
    when income <= 400000 then (income - 80000) * 0.2
    when income * 0.8 <= 2000000 then income * 0.8 * 0.2
    when income * 0.8 <= 5000000 then income * 0.8 * 0.3 - 200000
    else income * 0.8 * 0.4 - 700000
  end)`
