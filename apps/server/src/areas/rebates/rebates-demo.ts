import { DAY } from '@hearth/domain'
import type { ShopFileRebateOffer } from '@hearth/ops'
import { renewTimes } from '#kernel/demo/renew-times'
import type { DemoDay, DemoParts } from '#kernel/demo/demo-parts'

/** Offers of the demo shop: a rate for a whole category, a higher one for some products, and one for a single sku. */
const offers = ({ now, banner }: DemoDay): ShopFileRebateOffer[] => [
  {
    offerId: 'share-and-earn',
    name: '好物分享返利',
    description: '分享智能好物给好友，好友下单并收货后，您就有返利。',
    picture: banner('1501'),
    beginTime: now - 75 * DAY,
    endTime: now + 60 * DAY,
    rate: 300,
    firstRate: 800,
    targets: [
      { categoryCode: 'speaker' },
      { categoryCode: 'lock' },
      { categoryCode: 'clean', rate: 400 },
      { spuNo: '1501', rate: 600 },
      { spuNo: '1505', rate: 500 },
      { skuNo: '150101', rate: 750 },
    ],
  },
]

/**
 * Starts the demo shop's offers again after they have ended.
 * @returns the number of restarted offers
 */
const renew: DemoParts['renew'] = (db, day) =>
  renewTimes(
    db,
    'rebate_offer',
    offers(day).map(({ offerId: id, name, beginTime, endTime }) => ({ id, name, beginTime, endTime })),
    day.now,
  )

/** The part of the demo shop with offers of rebates. */
export const rebatesDemo: DemoParts = {
  file: (day) => ({ rebateOffers: offers(day), rebateLevels: [{ level: 'gold', rate: 500 }] }),
  renew,
}
