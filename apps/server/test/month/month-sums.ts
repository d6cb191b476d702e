/** The owner of a row's account: partner shops, and promoters. */
const accountOf = (place: string, row: string) =>
  `(case ${row}.kind when 'partner' then 'partner${place}/' else 'rebate${place}/' end) || ${row}.shopper_id || '/CNY'`

/** Balances of an account beside the result of `due (id, fen)`. */
export const balances = (place: string, due: string) => `
  select coalesce(account.id, due.id) as id, coalesce(account.balance, 0) as said, coalesce(due.fen, 0) as due
  from (select id, balance from ledger_account where kind in ('rebate${place}', 'partner${place}')) as account
  full join (${due}) as due on due.id = account.id`

/** Movements of some kinds on the accounts, beside the result of `due (id, fen)`. */
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

/** A sum of the shop's own accounts beside the amount due. */
export const house = (kind: string, due: string) => `
  select '${kind}' as id, coalesce((
    select sum(amount) from ledger_entry where account_id like '${kind}/%'
  ), 0) as said, coalesce((${due}), 0) as due`

/** Withdrawals: 0 to 3 are pending, 4 is paid, 5 to 7 were returned. */
export const withdrawn = (place: string, sum: string, which: string) => `
  select ${accountOf(place, 'withdrawal')} as id, ${sum} as fen from withdrawal where ${which} group by 1`

export const earned = (place: string, sum: string, which: string) => `
  select ${accountOf(place, 'line')} as id, ${sum} as fen from rebate_line line where ${which} group by 1`

/** The rate of a line in the month's offer: of its sku, its product, its category, or the offer. */
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
 * Whether a shared order earns: not on one's own orders, on those of a friend who sold to the promoter, or during a
 * suspension.
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

/** Fen of a line's money that were refunded, without the part that the shop kept. */
export const BACK = `(
  select coalesce(sum(back.fen), 0) from refund
  join refund_row back on back.refund_id = refund.id
  where refund.order_id = item.order_id and back.item_position = item.position
    and back.stage not in ('deducted', 'keptBack')
)`

/** Tax of a month's income from labour: a fifth of it, or 800 yuan, is deducted; three brackets. */
export const TAX = `round(case
    when income <= 80000 then 0
    when income <= 400000 then (income - 80000) * 0.2
    when income * 0.8 <= 2000000 then income * 0.8 * 0.2
    when income * 0.8 <= 5000000 then income * 0.8 * 0.3 - 200000
    else income * 0.8 * 0.4 - 700000
  end)`
