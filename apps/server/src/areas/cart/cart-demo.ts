import { BUNDLE_KIND, DAY } from '@hearth/domain'
import type { ShopFileBundle } from '@hearth/ops'
import type { DemoParts } from '#kernel/demo/demo-parts'
import { renewTimes } from '#kernel/demo/renew-times'

const { comboBuy, markUp } = BUNDLE_KIND

const set = (promotionId: string, name: string, price: number, ...skuNos: string[]) => ({
  promotionId,
  kind: comboBuy,
  name,
  price,
  skus: skuNos.map((skuNo) => ({ skuNo })),
})

/** The sets and mark-up sales of the demo shop, without their times. */
const BUNDLES: readonly Omit<ShopFileBundle, 'beginTime' | 'endTime'>[] = [
  {
    promotionId: 'mark-up-1',
    kind: markUp,
    name: '满 199 元超值换购',
    thresholdAmount: 19900,
    skus: [
      { skuNo: '150503', price: 1990 },
      { skuNo: '180303', price: 2990 },
      { skuNo: '170302', price: 14900 },
    ],
  },
  set('set-bedroom', '睡前氛围套装', 18800, '150401', '150505'),
  set('set-door', '安心入户套装', 31900, '130401', '180303'),
  set('set-cinema', '客厅影院套装', 399900, '120302', '100401'),
  set('set-kids', '童伴成长套装', 25900, '190301', '190403'),
]

/** The sets and mark-up sales, running for a month from the first start of the shop. */
const bundles = (now: number): ShopFileBundle[] =>
  BUNDLES.map((one) => ({ ...one, beginTime: now - DAY, endTime: now + 30 * DAY }))

/** Writes the sets and mark-up sales of the demo shop, and renews their times. */
export const cartDemo: DemoParts = {
  file: ({ now }) => ({ bundles: bundles(now) }),
  renew: (trx, { now }) =>
    renewTimes(
      trx,
      'bundle',
      bundles(now).map(({ promotionId: id, name, beginTime, endTime }) => ({ id, name, beginTime, endTime })),
      now,
    ),
}
