import { isPurchasable, mergeCartLines } from '@hearth/domain'
import { wantedLines, type Viewer } from '#areas/cart/cart-lines'
import { MOST_LINES } from '#areas/cart/change-cart'
import { priceLines } from '#areas/cart/price-lines'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { prepared } from '#database/prepared'
import type { Context } from '#kernel/context'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/**
 * Merges a visitor's cart into the shopper's cart at login. If this fails, the login still succeeds: the error is
 * logged, and the visitor keeps their cart and token.
 */
export async function takeVisitorCart(context: Context, shopperId: string): Promise<void> {
  const { visitor, now, enterprise, log } = context
  const { hash } = visitor
  if (hash === undefined) return
  try {
    // If an earlier merge was committed but its reply was lost, the visitor no longer exists.
    await inTransaction(context, (work) => mergeVisitorCart(work, { shopperId, now, enterprise }, hash), {
      knowsItself: true,
    })
    visitor.clear()
  } catch (error) {
    log.error({ err: error }, "a visitor's cart could not be merged at login")
  }
}

interface KeptLine {
  skuNo: string
  itemQuantity: number
  checked: boolean
  createdAt: number
  isOwn: boolean
}

/**
 * Merges the carts. Locks are taken in a fixed order (shopper, visitor, lines by sku), so that logins on two devices
 * run one after the other. Deletes the visitor's row, so that the same token does not merge anything a second time.
 */
async function mergeVisitorCart({ db, random }: UnitOfWork, viewer: Viewer, tokenHash: string): Promise<void> {
  const { shopperId, now } = viewer
  await prepared`select id from shopper where id = ${shopperId} for no key update`.execute(db)
  const found = await prepared<{ id: string }>`
    select id from visitor where token_hash = ${tokenHash} and expires_at > ${now} for update`.execute(db)
  const visitorId = found.rows[0]?.id
  if (visitorId === undefined) return
  const lines = await lockLines(db, shopperId, visitorId)
  const brought = await withLimits(
    db,
    viewer,
    lines.filter(({ isOwn }) => !isOwn),
  )
  const merged = mergeCartLines(
    lines.filter(({ isOwn }) => isOwn),
    brought,
    MOST_LINES,
  )
  const rows = merged.map(({ skuNo, itemQuantity, checked, createdAt }) => ({
    id: random.uuid(),
    sku_no: skuNo,
    quantity: itemQuantity,
    checked,
    created_at: createdAt,
  }))
  // The merge also deletes the visitor's lines. If the shopper adds a sku at the same time, its line keeps the higher
  // quantity.
  await prepared`
    with gone as (delete from visitor where id = ${visitorId}),
    -- The lines are deleted here and not by a foreign key, since not every engine has foreign keys.
    emptied as (delete from cart_line where visitor_id = ${visitorId})
    insert into cart_line (id, shopper_id, sku_no, quantity, checked, created_at)
    select line.id, ${shopperId}, line.sku_no, line.quantity, line.checked, line.created_at
    from ${listRows(rows, 'id text, sku_no text, quantity integer, checked boolean, created_at bigint')} as line
    order by line.sku_no
    on conflict (shopper_id, sku_no) do update set quantity = greatest(cart_line.quantity, excluded.quantity),
      checked = excluded.checked, created_at = greatest(cart_line.created_at, excluded.created_at)`.execute(db)
}

/** Locks and returns the lines of both carts, newest first. */
async function lockLines(trx: Database, shopperId: string, visitorId: string): Promise<KeptLine[]> {
  const { rows } = await prepared<KeptLine>`
    select sku_no as "skuNo", quantity as "itemQuantity", checked, created_at as "createdAt",
      visitor_id is null as "isOwn"
    from cart_line
    where shopper_id = ${shopperId} or visitor_id = ${visitorId}
    order by sku_no, id for update`.execute(trx)
  return rows.toSorted((one, other) => other.createdAt - one.createdAt)
}

/**
 * Returns lines, each with the largest quantity that the shopper may have of its sku. If the sku can be bought now,
 * this is the limit of the cart. Otherwise it is the limit of one order.
 */
async function withLimits(
  trx: Database,
  viewer: Viewer,
  lines: readonly KeptLine[],
): Promise<(KeptLine & { limitQuantity: number })[]> {
  const priced = priceLines(await wantedLines(trx, viewer, lines)).lines
  const limits = new Map(
    priced.map(({ line: { sku }, status, limitQuantity }) => [
      sku.skuNo,
      isPurchasable(status) ? limitQuantity : sku.limitQuantity,
    ]),
  )
  return lines.map((line) => ({ ...line, limitQuantity: limits.get(line.skuNo) ?? line.itemQuantity }))
}
