import type { Settlement } from '@hearth/sdk/core'

type Fields = Readonly<Record<string, unknown>>

/**
 * One form of what every version tells, for comparing: amounts, states, times and texts. Where versions tell the same
 * in different fields, both are brought into one form here, and nowhere else.
 */
export function plain(told: unknown): unknown {
  if (Array.isArray(told)) return told.map(plain)
  if (typeof told !== 'object' || told === null) return told
  const fields = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, plain(value)]))
  return 'orderStatus' in fields ? plainOrder(fields) : fields
}

/** An order with the way it was bought in one field, as it is now; the old version had a field for each. */
function plainOrder({ preSale, crowdFunding, freeTrial, vipType, campaign, ...order }: Fields): Fields {
  const way = (campaign ?? wayOf({ preSale, crowdFunding, freeTrial, membership: vipType && { vipType } })) as
    | { kind: string }
    | undefined
  return { ...order, campaign: way && wasTold(way.kind, 'amounts' in order) ? way : undefined }
}

function wayOf(fields: Fields): Fields | undefined {
  const one = Object.entries(fields).find(([, told]) => told !== undefined)
  return one && { kind: one[0], ...(one[1] as object) }
}

/** The old version did not tell that points paid an order, and in the list of orders nothing of free trials. */
const wasTold = (kind: string, inDetail: boolean): boolean => kind !== 'exchange' && (kind !== 'freeTrial' || inDetail)

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
export const balanceOf = (settlement: Settlement | null): number =>
  settlement?.campaign?.kind === 'preSale' ? settlement.campaign.balanceAmount : 0
