import { FREE_FREIGHT_FROM, FREIGHT } from '@hearth/domain'
import type { Random } from '#shop/random'
import type { Wish } from './month-hands'
import type { Earner, People, Person } from './month-people'

/** The fate of an order, decided when it is placed. */
export type Fate =
  | 'kept'
  /** Never paid. */
  | 'unpaid'
  /** Paid after its payment deadline. */
  | 'late'
  /** Paid at the second attempt. */
  | 'stumbles'
  /** Refunded by staff before it is shipped. */
  | 'cancelled'
  /** One piece is returned. */
  | 'part'
  /** All pieces are returned. */
  | 'whole'
  /** One piece is returned, and the shop keeps a part of the piece's money. */
  | 'kept back'
  /** All pieces are returned after the rebate was settled, while late returns are allowed. */
  | 'afterwards'

/** A planned order. */
export interface PlannedOrder extends Wish {
  fate: Fate
  /** Whether the buyer confirms receipt; otherwise it is confirmed automatically. */
  confirms: boolean
}

/** How many of a hundred orders have each fate; the others are kept. */
const FATES: readonly [Fate, number][] = [
  ['unpaid', 3],
  ['late', 1],
  ['stumbles', 3],
  ['cancelled', 3],
  ['part', 4],
  ['whole', 3],
  ['kept back', 2],
  ['afterwards', 4],
]

/** The products. Their prices are uneven, so that rates and shares of prices have to be rounded. */
export const SHELF = Array.from({ length: 24 }, (_, at) => ({ skuNo: `sku-${at}`, price: 1_999 + at * 1_337 }))
/** Skus with a promotion above a threshold, which applies once for each order. */
export const REDUCED = SHELF.slice(0, 8)
export const REDUCTION = { threshold: 30_000, reduce: 3_333 }

/** Returns the shop's price of products with their freight, fen. */
function amountOf(products: Wish['products']): number {
  const costOf = (skus: typeof SHELF) =>
    products.reduce((sum, { skuNo, itemQuantity }) => {
      const price = skus.find((one) => one.skuNo === skuNo)?.price ?? 0
      return sum + price * itemQuantity
    }, 0)
  const goods = costOf(SHELF) - (costOf(REDUCED) >= REDUCTION.threshold ? REDUCTION.reduce : 0)
  return goods + (goods < FREE_FREIGHT_FROM ? FREIGHT : 0)
}

function fateOf(random: Random, products: Wish['products']): Fate {
  let left = random.int(100)
  const fate = FATES.find(([, many]) => (left -= many) < 0)?.[0] ?? 'kept'
  // After a return, the remaining pieces of an order with the reduction may be worth less than the threshold. The shop
  // then deducts the reduction from the refund, and nothing may be left from which it could keep a part.
  const reduced = products.some(({ skuNo }) => REDUCED.some((one) => one.skuNo === skuNo))
  return fate === 'kept back' && reduced ? 'part' : fate
}

function productsOf(random: Random): Wish['products'] {
  const skuNos = new Set(Array.from({ length: 1 + random.int(2) }, () => SHELF[random.int(SHELF.length)]!.skuNo))
  return [...skuNos].map((skuNo) => ({ skuNo, itemQuantity: 1 + random.int(3) }))
}

/**
 * Chooses a buyer, and the promoter whose share the buyer uses. Customers mostly use one promoter's share; promoters
 * use their friend's.
 */
function buyerOf({ earners, customers }: People, random: Random): { buyer: Person; by?: Earner } {
  if (random.int(10) === 0) {
    const buyer = earners[random.int(earners.length)]!
    return { buyer, by: earners[buyer.friend]! }
  }
  const at = random.int(customers.length)
  const buyer = customers[at]!
  if (random.int(12) === 0) return { buyer }
  return { buyer, by: earners[random.int(3) === 0 ? random.int(earners.length) : at % earners.length]! }
}

/**
 * Plans orders that are placed concurrently. Nobody appears in two of them, as a buyer or as the sharing promoter, so
 * that it does not matter which order comes first.
 */
export function planOrders(people: People, random: Random, count: number): PlannedOrder[] {
  const orders: PlannedOrder[] = []
  const buyers = new Set<string>()
  const owners = new Set<string>()
  while (orders.length < count) {
    const { buyer, by } = buyerOf(people, random)
    const products = productsOf(random)
    const more = { fate: fateOf(random, products), confirms: random.int(5) < 3 }
    const busy = buyers.has(buyer.id) || owners.has(buyer.id) || (by && by.id !== buyer.id && buyers.has(by.id))
    if (busy) continue
    buyers.add(buyer.id)
    if (by) owners.add(by.id)
    orders.push({
      buyer,
      products,
      amount: amountOf(products),
      ...(by ? { shareId: by.shareId } : {}),
      ...more,
    })
  }
  return orders
}
