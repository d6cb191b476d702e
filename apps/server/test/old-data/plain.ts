import type { Settlement } from '@hearth/sdk/core'

type Fields = Readonly<Record<string, unknown>>

/**
 * One form of what every version tells, for comparing: amounts, states, times and texts. Where a version tells them in
 * other fields than the old one, they are brought into the old one's form here, and nowhere else.
 */
export function plain(told: unknown): unknown {
  if (Array.isArray(told)) return told.map(plain)
  if (typeof told !== 'object' || told === null) return told
  const fields = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, plain(value)]))
  return 'orderStatus' in fields ? plainOrder(fields) : fields
}

/** An order with the way it was bought in one field. */
function plainOrder({ preSale, crowdFunding, freeTrial, vipType, ...order }: Fields): Fields {
  return { ...order, ways: { preSale, crowdFunding, freeTrial, vipType } }
}

const ID = /^([A-Z]?\d{15,}(-\d+)?|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * The same of what came about after the dump: its ids are other ones each time, and so is the order of requests and
 * coupons of one moment.
 */
export function plainNews(told: unknown): unknown {
  return JSON.parse(JSON.stringify(plain(told)), (_, value: unknown) => {
    if (Array.isArray(value) && value.some(isListedById)) return value.toSorted(byText)
    return typeof value === 'string' && ID.test(value) ? 'an id' : value
  }) as unknown
}

const isListedById = (one: object | null): boolean =>
  typeof one === 'object' && one !== null && ('afterSaleOrderId' in one || 'couponId' in one)

const byText = (one: unknown, other: unknown): number => JSON.stringify(one).localeCompare(JSON.stringify(other), 'en')

/** What is to be paid for the balance of a pre-sale, as it is settled. */
export const balanceOf = (settlement: Settlement | null): number => settlement?.preSale?.balanceAmount ?? 0
