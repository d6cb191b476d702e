import { PROMOTION_TYPE_LABEL, type PromotionType } from '#codes/promotion-type'
import { formatFen } from '#money/format-fen'
import { PROMOTION_PRICING } from '#promotion/promotion-pricing'

/** A sku of a promotion, with the facts that staff check before the promotion runs. Prices are fen. */
export interface PreviewedSku {
  skuNo: string
  /** The sku's price without a promotion. */
  price: number
  /** The sku's price in the promotion; absent if the promotion sets none. */
  promotionPrice?: number
  /** The sku's floor price, below which no discount reduces it; absent for no floor. */
  floorPrice?: number
  /** Pieces left of the promotion's own stock; absent if it has no stock of its own. */
  stock?: number
  /** Pieces in stock. */
  shelfStock: number
  /** Whether shoppers can buy the sku at all. */
  onShelf: boolean
}

/** Another promotion of the same sku that runs at the same time. */
export interface PromotionBeside {
  skuNo: string
  promotionId: string
  promotionType: PromotionType
  name: string
}

/** The kinds of warnings about a promotion. An owner should check them before the promotion runs. */
export type PromotionWarningKind =
  | 'offShelf'
  | 'noPieces'
  | 'fewerPieces'
  | 'belowFloor'
  | 'noCheaper'
  | 'beside'
  | 'word'

/** A warning about one field. */
export interface PromotionWarning {
  kind: PromotionWarningKind
  /** The field that the warning is about, such as `skus[0].promotionPrice`. */
  field: string
  /** The text of the warning for the owner. */
  text: string
}

/** The facts that the warnings of a promotion depend on. */
export interface WarnedPromotion {
  promotionType: PromotionType
  skus: readonly PreviewedSku[]
  /** Other promotions of its skus at the same time. */
  beside: readonly PromotionBeside[]
  /** A word in the promotion's name that the shop refuses in texts of shoppers; absent for none. */
  word?: string
}

/** Returns the warnings for an owner before a promotion runs. Warnings do not prevent it from running. */
export const promotionWarnings = ({ promotionType, skus, beside, word }: WarnedPromotion): PromotionWarning[] => [
  ...skus.flatMap((sku, at) => skuWarnings(sku, `skus[${at}]`)),
  ...skus.flatMap(({ skuNo }, at) =>
    beside
      .filter((other) => other.skuNo === skuNo)
      .map((other): PromotionWarning => ({
        kind: 'beside',
        field: `skus[${at}].skuNo`,
        text: besideText(promotionType, other),
      })),
  ),
  ...(word === undefined
    ? []
    : [{ kind: 'word', field: 'promotionName', text: `名称含有社区规则不允许的“${word}”` } as const]),
]

function skuWarnings(sku: PreviewedSku, field: string): PromotionWarning[] {
  const { skuNo, price, promotionPrice, floorPrice, stock, shelfStock, onShelf } = sku
  const warnings: PromotionWarning[] = []
  const warn = (kind: PromotionWarningKind, of: string, text: string) =>
    warnings.push({ kind, field: `${field}.${of}`, text: `${skuNo} ${text}` })
  if (!onShelf) warn('offShelf', 'skuNo', '已下架，活动期间不能购买')
  if (Math.min(stock ?? shelfStock, shelfStock) === 0) warn('noPieces', 'stock', '没有库存')
  else if (stock !== undefined && stock > shelfStock)
    warn('fewerPieces', 'stock', `活动库存 ${stock} 件，货架上只有 ${shelfStock} 件`)
  if (promotionPrice === undefined) return warnings
  if (floorPrice !== undefined && promotionPrice < floorPrice)
    warn('belowFloor', 'promotionPrice', `活动价 ¥${formatFen(promotionPrice)} 低于最低售价 ¥${formatFen(floorPrice)}`)
  if (promotionPrice >= price)
    warn('noCheaper', 'promotionPrice', `活动价 ¥${formatFen(promotionPrice)} 不低于售价 ¥${formatFen(price)}`)
  return warnings
}

/**
 * Returns the warning about another promotion of the same sku. If both can be the main promotion, the warning says
 * which one applies: the higher-ranking one (S18).
 */
function besideText(own: PromotionType, { skuNo, promotionId, promotionType, name }: PromotionBeside): string {
  const text = `${skuNo} 同时参加「${name}」（${PROMOTION_TYPE_LABEL[promotionType]} ${promotionId}）`
  const [mine, theirs] = [PROMOTION_PRICING[own].main, PROMOTION_PRICING[promotionType].main]
  if (mine === undefined || theirs === undefined || mine === theirs) return text
  return `${text}，重叠期间以${mine < theirs ? '本活动' : '该活动'}为主`
}
