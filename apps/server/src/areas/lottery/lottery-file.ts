import { lotteryFaults } from '#areas/lottery/lottery-faults'
import { writeLotteries } from '#areas/lottery/write-lotteries'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** Lotteries. A file that does not say otherwise publishes them. */
export const lotteryFile: readonly ShopFilePart[] = [
  shopFilePart('lotteries', {
    key: 'lotteryId',
    tables: { lottery: 'id', lottery_prize: 'lottery_id' },
    after: ['pictures', 'products', 'couponBatches'],
    check: lotteryFaults,
    write: (work, lotteries) =>
      writeLotteries(
        work,
        lotteries.map((lottery) => ({ published: true, ...lottery })),
      ),
  }),
]
