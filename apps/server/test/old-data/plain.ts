import { LOGISTICS_STATUS, takesNoCart, tierPieces } from '@hearth/domain'
import type { Settlement } from '@hearth/sdk/core'

type Fields = Readonly<Record<string, unknown>>

/**
 * Converts replies of all versions to one form, to compare them: amounts, states, times and texts. Fields in which
 * versions differ are converted here, and nowhere else.
 */
export function plain(told: unknown): unknown {
  if (Array.isArray(told)) return told.filter((one) => !isSoldElsewhere(one)).map(plain)
  if (typeof told === 'string') return plainText(told)
  if (typeof told !== 'object' || told === null) return told
  const fields = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, plain(value)]))
  return FORMS.find(([name]) => name in fields)?.[1](fields) ?? fields
}

/** Puts spaces around minutes in a text, as the current version does; the old version wrote none. */
const plainText = (text: string): string => text.replace(/(请在|超过)(\d+)分钟/, '$1 $2 分钟 ')

/** Conversions by type of reply. Each type is recognised by a field that no other type has. */
const FORMS: readonly (readonly [field: string, form: (fields: Fields) => Fields])[] = [
  ['orderStatus', plainOrder],
  ['shoppingCartStatus', plainCartProduct],
  ['integralEnding', plainBalances],
  ['productId', plainIntegralProduct],
  ['totalCount', plainRequests],
  ['logisticsStatus', plainParcel],
]

/**
 * A product in a cart, with the number of its pieces at each price. The old version reported these prices in two
 * fields, the current one in `tiers`.
 */
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

/**
 * Whether the product of a cart line is sold only in a campaign. The old version counted such a line as purchasable.
 */
const isSoldElsewhere = (one: unknown): boolean =>
  typeof one === 'object' &&
  one !== null &&
  'shoppingCartStatus' in one &&
  takesNoCart(one as { promotionType?: number })

/** A parcel that was just shipped. The old version reported that the courier had it. */
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

/** Points and coins, with pending ones added: the old version reported all of them as available. */
function plainBalances({ integralHeld = 0, goldHeld = 0, ...profile }: Fields): Fields {
  const { integral, gold } = profile
  return { ...profile, integral: Number(integral) + Number(integralHeld), gold: Number(gold) + Number(goldHeld) }
}

/**
 * A product for points, without its product number, its sku number and its ordinary price, which the old version did
 * not report.
 */
function plainIntegralProduct({ spuNo: _, skuNo: __, price: ___, ...product }: Fields): Fields {
  return product
}

/**
 * A list of requests without those for gifts. The current version adds the gifts of a returned line by itself; the old
 * one added only gifts that the shopper named.
 */
function plainRequests(list: Fields): Fields {
  const all = list['result']
  if (!Array.isArray(all) || !all.some(isRequest)) return list
  const result = all.filter((one: Fields) => one['gift'] !== true)
  return { ...list, result, totalCount: Number(list['totalCount']) - (all.length - result.length) }
}

const isRequest = (one: object | null): boolean => typeof one === 'object' && one !== null && 'afterSaleOrderId' in one

/**
 * An order with its way of buying in one field, as in the current version. The old version had a field for each way,
 * and no progress of the parcel.
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

/**
 * Whether the old version reported a way of buying. It did not report that points paid an order, nor free trials in the
 * list of orders.
 */
const wasTold = (kind: string, inDetail: boolean): boolean => kind !== 'exchange' && (kind !== 'freeTrial' || inDetail)

const ID = /^([A-Z]?\d{15,}(-\d+)?|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * Converts replies like `plain`, for data created after the dump: ids differ each time, and so does the order of
 * requests and coupons of one moment.
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

/** Returns the balance of a pre-sale in a settlement. */
export const balanceOf = (settlement: Settlement | null): number =>
  settlement?.campaign?.kind === 'preSale' ? settlement.campaign.balanceAmount : 0
