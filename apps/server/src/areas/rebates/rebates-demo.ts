import { DAY } from '@hearth/domain'
import type { ShopFileRebateOffer } from '@hearth/ops'
import { renewTimes } from '#kernel/demo/renew-times'
import type { DemoDay, DemoParts } from '#kernel/demo/demo-parts'

/** Offers of the demo shop: a rate for a whole category, more for some products, one sku with a rate of its own. */
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

/** Runs the demo shop's offers again when they have ended. @returns how many were run again */
const renew: DemoParts['renew'] = (db, day) =>
  renewTimes(
    db,
    'rebate_offer',
    offers(day).map(({ offerId: id, name, beginTime, endTime }) => ({ id, name, beginTime, endTime })),
    day.now,
  )

/** Offers of the demo shop. */
export const rebatesDemo: DemoParts = {
  file: (day) => ({ rebateOffers: offers(day), rebateLevels: [{ level: 'gold', rate: 500 }] }),
  renew,
}
