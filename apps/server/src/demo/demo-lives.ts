import { DAY } from '@hearth/domain'
import { pictureName } from '#demo/art/draw-picture'
import { demoProducts } from '#demo/products/demo-products'
import type { ShopFileLive } from '@hearth/ops'

const HOUR = 3_600_000

/** What is shown in each broadcast, and when it begins and ends from the first start on. */
const LIVES: readonly [liveId: string, title: string, spuNo: string, from: number, to: number, replay?: true][] = [
  ['live-speaker', '暖居智能音箱 Pro：一句话点亮全屋', '1001', -HOUR, 3 * HOUR],
  ['live-clean', '扫拖机器人怎么选，工程师在线答疑', '1601', 6 * HOUR, 8 * HOUR],
  ['live-light', '一盏灯的照度课：孩子书桌怎么布光', '1501', DAY + 2 * HOUR, DAY + 4 * HOUR],
  ['live-kids', '睡前故事怎么讲，小暖现场演示', '1901', -DAY, -DAY + 2 * HOUR, true],
]

/** Live broadcasts of the demo shop: one on air, two to come, one to be watched again. Each leads to its product. */
export const demoLives = (now: number): ShopFileLive[] =>
  LIVES.map(([liveId, title, spuNo, from, to, replay]) => {
    const spu = demoProducts.find((one) => one.spuNo === spuNo)!
    const url = `/product/${spuNo}`
    return {
      liveId,
      title,
      cover: pictureName(spu, spu.colours[0]!, 'banner'),
      beginTime: now + from,
      endTime: now + to,
      url,
      ...(replay ? { replayUrl: url } : {}),
    }
  })
