import {
  bargainOfferFaults,
  MOST_BARGAIN_HELPERS,
  MOST_BARGAIN_HOURS,
  PROMOTION_TYPE,
  type BargainOfferFault,
} from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import { writeBargains } from '#areas/bargains/write-bargains'
import type { RowFault } from '#kernel/ops/refused-rows'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

const FAULTS: Readonly<Record<BargainOfferFault, { field: string; text: string }>> = {
  helpers: {
    field: 'bargainHelpers',
    text: `砍价活动要填写帮砍人数：1 至 ${MOST_BARGAIN_HELPERS} 人`,
  },
  hours: { field: 'bargainHours', text: `砍价活动要填写砍价时长：1 至 ${MOST_BARGAIN_HOURS} 小时` },
  oneSku: { field: 'skus', text: '砍价活动只能有一个规格' },
  sku: { field: 'skus[0]', text: '砍价活动的规格要填写最低价和活动库存' },
  limit: { field: 'skus[0].shopperLimit', text: '每次砍价只买一件，不要填写限购件数' },
}

/** Returns the faults of bargain campaigns in a shop file, and of other promotions that have bargain terms. */
const bargainFaults = (promotions: readonly ShopFilePromotion[]): RowFault[] =>
  promotions.flatMap((promotion, row) => faultsOf(promotion).map((fault) => ({ row, ...fault })))

const FIELDS = ['bargainHelpers', 'bargainHours', 'bargainDoors'] as const

function faultsOf(promotion: ShopFilePromotion): { field: string; text: string }[] {
  if (promotion.promotionType === PROMOTION_TYPE.bargain)
    return bargainOfferFaults(promotion).map((fault) => FAULTS[fault])
  const field = FIELDS.find((one) => promotion[one] !== undefined)
  return field ? [{ field, text: `${promotion.promotionId} 不是砍价活动，不能填写砍价条件` }] : []
}

/** The part of a shop file with the bargain terms of promotions. */
export const bargainFile: readonly ShopFilePart[] = [
  shopFilePart('promotions', {
    as: 'bargains',
    tables: { bargain_promotion: 'promotion_id' },
    after: ['promotions'],
    check: bargainFaults,
    write: writeBargains,
  }),
]
