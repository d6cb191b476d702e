import { lotteryFaults } from '#areas/lottery/lottery-faults'
import { writeLotteries } from '#areas/lottery/write-lotteries'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The part of a shop file with lotteries. They are published unless the file says otherwise. */
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
