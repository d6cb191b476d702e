import { FREE_FREIGHT_FROM, FREIGHT } from '@hearth/domain'
import type { Random } from '#shop/random'
import type { Wish } from './month-hands'
import type { Earner, People, Person } from './month-people'

/** What becomes of an order: decided as it is placed. */
export type Fate =
  | 'kept'
  /** Nobody pays for it. */
  | 'unpaid'
  /** Its payment comes after its time. */
  | 'late'
  /** It is paid at the second try. */
  | 'stumbles'
  /** Staff give its money back before it is shipped. */
  | 'cancelled'
  /** A piece goes back. */
  | 'part'
  /** All of it goes back. */
  | 'whole'
  /** A piece goes back, and the shop keeps a part of its money. */
  | 'kept back'
  /** All of it goes back after its rebate has settled, in the days that the shop grants. */
  | 'afterwards'

/** An order of the plan. */
export interface PlannedOrder extends Wish {
  fate: Fate
  /** Whether the buyer says that it was received; else time does. */
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

/** What is on the shelf: odd prices, so that rates and shares of them are to be rounded. */
export const SHELF = Array.from({ length: 24 }, (_, at) => ({ skuNo: `sku-${at}`, price: 1_999 + at * 1_337 }))
/** Skus of which a full reduction takes off an amount, once. */
export const REDUCED = SHELF.slice(0, 8)
export const REDUCTION = { threshold: 30_000, reduce: 3_333 }

/** What products cost at the shop with their freight, fen. */
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
  // Of what stays the shop keeps back what its reduction is no longer due for, and there may be nothing left to keep.
  const reduced = products.some(({ skuNo }) => REDUCED.some((one) => one.skuNo === skuNo))
  return fate === 'kept back' && reduced ? 'part' : fate
}

function productsOf(random: Random): Wish['products'] {
  const skuNos = new Set(Array.from({ length: 1 + random.int(2) }, () => SHELF[random.int(SHELF.length)]!.skuNo))
  return [...skuNos].map((skuNo) => ({ skuNo, itemQuantity: 1 + random.int(3) }))
}

/** Who buys, and by whose share: customers mostly by that of one promoter, promoters by that of their friend. */
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
 * Plans orders that are placed at once. Nobody stands in two of them, as a buyer or as whose share it is where they
 * buy: so it does not matter which is first.
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
