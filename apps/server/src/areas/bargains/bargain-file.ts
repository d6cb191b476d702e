import {
  bargainOfferFaults,
  MOST_BARGAIN_HELPERS,
  MOST_BARGAIN_HOURS,
  PROMOTION_TYPE,
  type BargainOfferFault,
} from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import { writeBargains } from '#areas/bargains/write-bargains'
import type { RowFault } from '#kernel/refused-rows'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file-part'

const FAULTS: Readonly<Record<BargainOfferFault, { field: string; text: string }>> = {
  helpers: {
    field: 'bargainHelpers',
    text: `a bargain campaign needs bargainHelpers from 1 to ${MOST_BARGAIN_HELPERS}`,
  },
  hours: { field: 'bargainHours', text: `a bargain campaign needs bargainHours from 1 to ${MOST_BARGAIN_HOURS}` },
  oneSku: { field: 'skus', text: 'a bargain campaign has one sku' },
  sku: { field: 'skus[0]', text: 'the sku of a bargain campaign has a promotionPrice and a stock of its own' },
  limit: { field: 'skus[0].shopperLimit', text: 'a bargain is for one piece: leave shopperLimit out' },
}

/** What is wrong with promotions as bargain campaigns, or with others that say something of bargains. */
const bargainFaults = (promotions: readonly ShopFilePromotion[]): RowFault[] =>
  promotions.flatMap((promotion, row) => faultsOf(promotion).map((fault) => ({ row, ...fault })))

const FIELDS = ['bargainHelpers', 'bargainHours', 'bargainDoors'] as const

function faultsOf(promotion: ShopFilePromotion): { field: string; text: string }[] {
  if (promotion.promotionType === PROMOTION_TYPE.bargain)
    return bargainOfferFaults(promotion).map((fault) => FAULTS[fault])
  const field = FIELDS.find((one) => promotion[one] !== undefined)
  return field ? [{ field, text: `${promotion.promotionId} says how friends bargain, and is no bargain campaign` }] : []
}

/** What bargain campaigns say of their bargains. */
export const bargainFile: readonly ShopFilePart[] = [
  shopFilePart('promotions', {
    as: 'bargains',
    after: ['promotions'],
    check: bargainFaults,
    write: writeBargains,
  }),
]
