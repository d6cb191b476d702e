import { REPLY_CODE, SESSION_CARRIER, VISITOR_CART } from '@hearth/domain'
import type { Cart } from '@hearth/sdk/core'
import type { SeenLines } from '#areas/cart/cart-line'
import type { CartViewer } from '#areas/cart/cart-lines'
import { changeCart, MOST_LINES, type OwnChange } from '#areas/cart/change-cart'
import { countVisitor } from '#areas/cart/count-visitor'
import { cartReply } from '#areas/cart/cart-reply'
import { priceLines, type PricedLines } from '#areas/cart/price-lines'
import { refuseOverLimit } from '#areas/cart/refuse-over-limit'
import { viewerOf } from '#areas/cart/viewer-of'
import { findVisitor, holdVisitor, insertVisitor } from '#areas/cart/visitor-cart'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'
import { fingerprint } from '#kernel/idempotency/fingerprint'
import { keepAnswer, onceClaimed, type Claim } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import { newToken, hashToken } from '#kernel/sessions/token'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A change of the caller's cart, as one call requests it. */
export interface CartDeed {
  /** The call's name. The same idempotency key with another call is refused. */
  name: string
  /** The payload. The same idempotency key with another payload is refused. */
  payload: object
  change: OwnChange
  /** Refuses the changed cart if it breaks a rule of the call. @throws ShopError */
  refuse?: (seen: SeenLines, priced: PricedLines) => void
  /** Stores other data of the change in the same transaction. */
  note?: (db: Database, seen: SeenLines) => Promise<void>
}

const printOf = ({ name, payload }: CartDeed): string => fingerprint(name, payload)

/** Changes the caller's cart, and returns the whole cart. */
export const changeOwnCart = (deed: CartDeed, context: Context): Promise<Cart> =>
  context.shopper === undefined ? changeVisitorCart(deed, context) : changeShopperCart(deed, context)

function changeShopperCart(deed: CartDeed, context: Context): Promise<Cart> {
  const viewer = viewerOf(context)
  return onceClaimed(context, context.idempotencyKey, printOf(deed), (inside, claim) =>
    makeChange(inside, viewer, deed, claim, MOST_LINES),
  )
}

/**
 * Changes a visitor's cart. The first added line creates the cart in its own transaction, so that reads and refused
 * changes store nothing. The reply to this first change is not stored under its idempotency key. If the reply is lost,
 * so is the token in it, and a repeated request creates another cart.
 */
async function changeVisitorCart(deed: CartDeed, context: Context): Promise<Cart> {
  const { now, enterprise, visitor } = context
  const { change } = deed
  const known = await findVisitor(context)
  if (known || (change.operation !== 'add' && change.operation !== 'ensure'))
    return onceClaimed(
      context,
      known && context.idempotencyKey,
      printOf(deed),
      async (inside, claim) => {
        if (known && !(await holdVisitor(inside.db, known.visitorId)))
          throw new ShopError(REPLY_CODE.conflict, '购物车已变化，请刷新后重试')
        return makeChange(inside, known ?? { visitorId: '', now, enterprise }, deed, claim, VISITOR_CART.lines)
      },
      known?.visitorId ?? '',
    )

  await countVisitor(context)
  const token = newToken(context.random)
  const cart = await onceClaimed(
    context,
    undefined,
    '',
    async (inside, claim) => {
      const visitorId = await insertVisitor(inside, hashToken(token))
      return makeChange(inside, { visitorId, now, enterprise }, deed, claim, VISITOR_CART.lines)
    },
    '',
  )
  const visitorToken = visitor.give(token, change.visitor ?? SESSION_CARRIER.cookie)
  return visitorToken === undefined ? cart : { ...cart, visitorToken }
}

async function makeChange(
  { db, random }: UnitOfWork,
  viewer: CartViewer,
  { change, refuse, note }: CartDeed,
  claim: Claim,
  mostLines: number,
): Promise<Cart | undefined> {
  const changed = await changeCart(db, random, viewer, change, claim)
  if (!changed) return undefined
  const priced = priceLines(changed.seen)
  refuseOverLimit(priced.lines, changed.touched, mostLines)
  refuse?.(changed.seen, priced)
  await note?.(db, changed.seen)
  const cart = cartReply(changed.seen, priced)
  await keepAnswer(db, claim, cart)
  return cart
}
