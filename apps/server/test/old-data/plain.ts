import { LOGISTICS_STATUS, takesNoCart, tierPieces } from '@hearth/domain'
import type { Settlement } from '@hearth/sdk/core'

type Fields = Readonly<Record<string, unknown>>

/**
 * One form of what every version tells, for comparing: amounts, states, times and texts. Where versions tell the same
 * in different fields, both are brought into one form here, and nowhere else.
 */
export function plain(told: unknown): unknown {
  if (Array.isArray(told)) return told.filter((one) => !isSoldElsewhere(one)).map(plain)
  if (typeof told === 'string') return plainText(told)
  if (typeof told !== 'object' || told === null) return told
  const fields = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, plain(value)]))
  return FORMS.find(([name]) => name in fields)?.[1](fields) ?? fields
}

/** A text with blanks beside the minutes in it; the old version set none. */
const plainText = (text: string): string => text.replace(/(请在|超过)(\d+)分钟/, '$1 $2 分钟 ')

/** What is brought into one form, by a field that it alone has. */
const FORMS: readonly (readonly [field: string, form: (fields: Fields) => Fields])[] = [
  ['orderStatus', plainOrder],
  ['shoppingCartStatus', plainCartProduct],
  ['integralEnding', plainBalances],
  ['productId', plainIntegralProduct],
  ['totalCount', plainRequests],
  ['logisticsStatus', plainParcel],
]

/** A product in a cart with its pieces by what they cost; the old version told what those beyond a limit cost. */
function plainCartProduct({ tiers, ordinaryPrice, promotionQuantity, ...product }: Fields): Fields {
  const { price, itemQuantity } = product as { price: number; itemQuantity: number }
  const given = ordinaryPrice as number | undefined
  const before = given !== undefined && [
    { price, pieces: promotionQuantity as number, covered: true },
    { price: given, covered: true },
  ]
  const told = (tiers as Parameters<typeof tierPieces>[0]['tiers']) ?? (before || undefined)
  const pieces = tierPieces({ price, itemQuantity, ...(told ? { tiers: told } : {}) })
  return { ...product, pieces: pieces.map(({ price: fen, quantity }) => [fen, quantity]) }
}

/** A line of a cart that a campaign alone sells, which the old version counted among those that can be bought. */
const isSoldElsewhere = (one: unknown): boolean =>
  typeof one === 'object' &&
  one !== null &&
  'shoppingCartStatus' in one &&
  takesNoCart(one as { promotionType?: number })

/** A parcel that was sent just now; the old version said that its courier had it. */
function plainParcel({ logisticsStatus, steps, ...parcel }: Fields): Fields {
  const { sent, collected } = LOGISTICS_STATUS
  return {
    ...parcel,
    logisticsStatus: logisticsStatus === collected ? sent : logisticsStatus,
    steps: (steps as Fields[]).map(({ text, ...step }) => ({
      ...step,
      text: (text as string).replace(/^(\S+) 已揽收，包裹正发往您的城市$/, '商家已发货，等待$1揽收'),
    })),
  }
}

/** Points and coins, those that are held among them; the old version held none. */
function plainBalances({ integralHeld = 0, goldHeld = 0, ...profile }: Fields): Fields {
  const { integral, gold } = profile
  return { ...profile, integral: Number(integral) + Number(integralHeld), gold: Number(gold) + Number(goldHeld) }
}

/** A product for points by its own number; the old version told neither its product nor what that costs. */
function plainIntegralProduct({ spuNo: _, skuNo: __, price: ___, ...product }: Fields): Fields {
  return product
}

/** A list of requests without those of gifts; the old version had none where the shopper named none. */
function plainRequests(list: Fields): Fields {
  const all = list['result']
  if (!Array.isArray(all) || !all.some(isRequest)) return list
  const result = all.filter((one: Fields) => one['gift'] !== true)
  return { ...list, result, totalCount: Number(list['totalCount']) - (all.length - result.length) }
}

const isRequest = (one: object | null): boolean => typeof one === 'object' && one !== null && 'afterSaleOrderId' in one

/**
 * An order with the way it was bought in one field, as it is now; the old version had a field for each, and did not
 * tell how far its parcel is.
 */
function plainOrder({ preSale, crowdFunding, freeTrial, vipType, campaign, parcelStep: _, ...order }: Fields): Fields {
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
