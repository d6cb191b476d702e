import { filterPromotions, PROMOTION_TYPE } from '@hearth/domain'
import { median, ratio, report } from './lib/ratio.mjs'

const NOW = 1_800_000_000_000
const HOUR = 3_600_000
const ROUNDS = 20

/** 1,000 skus with promotions of every type. A third of the promotions are over. */
const skus = Array.from({ length: 1000 }, (_, sku) =>
  Object.values(PROMOTION_TYPE).map((promotionType, at) => ({
    promotionId: `${sku}-${at}`,
    promotionType,
    promotionPrice: 9900 + at,
    beginTime: NOW - HOUR,
    endTime: (sku + at) % 3 === 0 ? NOW - 1 : NOW + HOUR,
    promotionInventoryStatus: 1,
    promotionSupportTarget: at % 4 === 0 ? 'vip' : 'all',
  })),
)

/** Measures finding the active promotions of 1,000 skus at once, as a list of products does. */
export async function benchFilterPromotions() {
  const filter = timed(() => skus.map((promotions) => filterPromotions(promotions, { now: NOW, vip: true })))
  const clone = timed(() => structuredClone(skus))
  report('filter promotions of 1000 skus', await ratio(filter, clone), 'of structuredClone of the same data')
  const times = []
  for (let round = 0; round < 9; round += 1) times.push(await filter())
  console.log(`${''.padEnd(64)} ${(median(times) / ROUNDS).toFixed(2).padStart(7)} ms each`)
}

/** Returns a function that measures how long a number of rounds takes, ms. */
const timed = (work) => async () => {
  const before = performance.now()
  for (let round = 0; round < ROUNDS; round += 1) work()
  return performance.now() - before
}
