import { DAY } from '@hearth/domain'
import { pictureName } from '#demo/art/draw-picture'
import { demoProducts } from '#demo/products/demo-products'
import type { ShopFileActivity } from '@hearth/ops'

const cover = (spuNo: string): string => {
  const spu = demoProducts.find((one) => one.spuNo === spuNo)!
  return pictureName(spu, spu.colours[0]!, 'banner')
}

/** Gift activities of the demo shop, which all run from its first day on: a coupon for everybody, points for members. */
export const demoActivities = (now: number): ShopFileActivity[] => [
  {
    activityId: 'gift-winter',
    name: '冬日暖心礼',
    description: '活动期间登录即可领取一张满 199 减 25 元的优惠券，每人一份，共 1000 份，领完为止。',
    picture: cover('1501'),
    beginTime: now - DAY,
    endTime: now + 30 * DAY,
    couponBatchId: 'gift-25',
    quantity: 1000,
  },
  {
    activityId: 'gift-members',
    name: '会员回馈 300 积分',
    description: '会员可领取 300 积分，可在积分商城兑换商品，每人一份，领完为止。',
    picture: cover('1001'),
    beginTime: now - DAY,
    endTime: now + 30 * DAY,
    audience: 'member',
    points: 300,
    quantity: 500,
  },
]
