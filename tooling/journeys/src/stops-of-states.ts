import { routePath } from '@hearth/screens/routes'
import { hearth } from './operator'
import type { Shopper } from './shopper'
import type { OpenShop } from './start-shop'
import type { Stop } from './tour'

/**
 * Returns stops of a tour for other states of pages, such as an order in several parcels, an order that is not shipped,
 * and activities that do not exist.
 */
export async function stopsOfStates(shop: OpenShop, shopper: Shopper): Promise<Stop[]> {
  const addressId = await shopper.keepAddress()
  const unsent = await shopper.order({ skuNo: '100201', itemQuantity: 1 }, addressId)
  await shopper.pay(unsent)
  const orderId = await shopper.order({ skuNo: '170301', itemQuantity: 3 }, addressId)
  await shopper.pay(orderId)
  await hearth(shop.dataDir, 'ship', orderId, '--tracking', 'SF1234567891', '--items', '170301=1')
  await hearth(shop.dataDir, 'parcel', orderId, '快件已到达【北京东城营业点】')
  await hearth(
    shop.dataDir,
    'ship',
    orderId,
    '--company',
    '京东快递',
    '--tracking',
    'JD1234567892',
    '--items',
    '170301=1',
  )
  return [
    { name: 'orderInParcels', path: routePath('orderDetail', { orderId }), shows: 'JD1234567892' },
    { name: 'logisticsInParcels', path: routePath('logistics', { orderId }), shows: '待发货' },
    {
      name: 'serviceFormInParcels',
      path: routePath('serviceForm', { orderItemId: `${orderId}-0` }),
      shows: '已发货 2 件',
    },
    { name: 'logisticsUnsent', path: routePath('logistics', { orderId: unsent }), shows: '还没有物流信息' },
    { name: 'lotteryGone', path: routePath('lottery', { activityId: 'nothing' }), shows: '没有这个抽奖活动' },
    { name: 'welfareGone', path: routePath('welfare', { activityId: 'nothing' }), shows: '没有进行中的福利活动' },
    { name: 'fissionGone', path: routePath('fission', { activityId: 'nothing' }), shows: '没有这个助力活动' },
    { name: 'skillGone', path: routePath('skill', { skillId: 'nothing' }), shows: '没有找到这个技能' },
    { name: 'bargainGone', path: routePath('bargain', { bargainId: 'nothing' }), shows: '没有找到这次砍价' },
    { name: 'crowdFundingOver', path: routePath('crowdFunding', { spuNo: '1001' }), shows: '众筹已结束' },
  ]
}
