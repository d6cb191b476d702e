import { ROUTES, routePath, type RouteName, type RouteParams, type RouteQuery } from '@hearth/screens/routes'
import { hearth } from './operator'
import { openGroup } from './open-group'
import { openStore } from './open-store'
import { logIn, type Shopper } from './shopper'
import type { OpenShop } from './start-shop'
import { writePost } from './write-post'

/** One page of a tour. */
export interface Stop {
  /** Name of the stop, such as `orderDetail`, or `sandboxCashier` for a page outside the table of routes. */
  name: string
  path: string
  /** Words that are visible once the page is drawn. */
  shows: string
  /** Whether a visitor opens the page instead of the shopper. */
  visitor?: true
}

/** A tour of all pages of the shop. */
export interface Tour {
  shopper: Shopper
  /** Every page of the table of routes, and the cashier's page. */
  stops: Stop[]
}

/** Prepares a shopper with data for each page of the shop: a cart, an address, and orders in three states. */
export async function prepareTour(shop: OpenShop, telephone: string): Promise<Tour> {
  const shopper = await logIn(shop, telephone)
  const addressId = await shopper.keepAddress()
  await shopper.get('PUT', '/api/cart/v1', {
    operation: 'add',
    items: [
      { skuNo: '100104', itemQuantity: 1 },
      { skuNo: '100201', itemQuantity: 2 },
      { skuNo: '100301', itemQuantity: 1 },
      // This sku belongs to a bundle.
      { skuNo: '150505', itemQuantity: 1 },
    ],
  })
  // Three coupons of one kind can be merged into one.
  for (let pieces = 0; pieces < 3; pieces += 1)
    await shopper.get('POST', '/api/coupons/v1', { couponBatchId: 'centre-5' })
  await hearth(shop.dataDir, 'points', 'give', telephone, '3000')
  await hearth(shop.dataDir, 'points', 'give', telephone, '30', '--unit', 'stars')
  const shipped = await shopper.order({ skuNo: '100104', itemQuantity: 1 }, addressId)
  await shopper.pay(shipped)
  await hearth(shop.dataDir, 'ship', shipped, '--company', '顺丰速运', '--tracking', 'SF1234567890')
  await hearth(shop.dataDir, 'parcel', shipped, '快件已到达【北京东城营业点】')
  const paid = await shopper.order({ skuNo: '100201', itemQuantity: 1 }, addressId)
  await shopper.pay(paid)
  const { groupId } = await openGroup(shopper, addressId)
  const campaign = { skuNo: '140401', bargainCampaignId: 'bargain-1' }
  const { bargainId } = await shopper.get<{ bargainId: string }>('PUT', '/api/bargain/start/v1', campaign)
  const unpaid = await shopper.order({ skuNo: '100301', itemQuantity: 2 }, addressId)
  // A request for after-sale service for a defective product. The shop waits for the shopper to return the product.
  const { afterSaleOrderId } = await shopper.get<{ afterSaleOrderId: string }>('POST', '/api/platform/afterSales/v1', {
    orderItemId: `${shipped}-0`,
    serviceType: 1,
    reason: 'quality-network',
    skuNo: '100104',
    itemQuantity: 1,
    returnType: 2,
    additionalDescription: '连接路由器后十分钟左右就会断开，换过三个路由器也一样。',
  })
  await hearth(shop.dataDir, 'after-sale', 'agree', afterSaleOrderId)
  const postId = await writePost(shop, shopper, { title: '窗边的音箱', text: '傍晚放一会儿歌，声音不用大。' })
  await hearth(shop.dataDir, 'post', 'publish', postId)
  await shopper.get('PUT', `/api/platform/community/v1/posts/${postId}/like`, {})

  const shopId = await openStore(shop, shopper, `暖居小店 ${telephone.slice(-4)}`)

  const seen: Record<RouteName, { params?: RouteParams; query?: RouteQuery; shows: string; visitor?: true }> = {
    home: { shows: '限时秒杀' },
    allProducts: { shows: '智能音箱' },
    product: { params: { spuNo: '1001' }, shows: '暖居智能音箱 Pro' },
    cart: { shows: '结算' },
    checkout: { query: { skuNo: '100104', itemQuantity: '1' }, shows: '提交订单' },
    invoice: { query: { tab: 'vat' }, shows: '统一社会信用代码' },
    cashier: { params: { orderId: unpaid }, shows: '确认支付' },
    payResult: { params: { orderId: paid }, shows: '支付成功' },
    addresses: { shows: '王小暖' },
    addressForm: { query: { addressId }, shows: '保存' },
    login: { shows: '手机号登录', visitor: true },
    account: { shows: '退出登录' },
    orders: { shows: '待收货' },
    orderDetail: { params: { orderId: shipped }, shows: 'SF1234567890' },
    logistics: { params: { orderId: shipped }, shows: '北京东城营业点' },
    afterSaleList: { query: { tab: 'requests' }, shows: '待寄回' },
    serviceForm: { params: { orderItemId: `${paid}-0` }, shows: '申请原因' },
    afterSale: { params: { afterSaleOrderId }, shows: '连接路由器后十分钟' },
    myCoupons: { shows: '兑换优惠券' },
    coupons: { shows: '满 199 减 20' },
    couponProducts: { params: { batchId: 'centre-20' }, shows: '可用商品' },
    withdraw: { shows: '可提现' },
    myPoints: { shows: '金币' },
    points: { shows: '500 积分' },
    lottery: { params: { activityId: 'welcome-gift' }, shows: '奖品与概率' },
    welfare: { params: { activityId: 'gift-steps' }, shows: '领取步骤' },
    // Platforms forbid apps to ask friends for help: in an app, the page shows only the rules of the activity.
    fission: { params: { activityId: 'light-together' }, shows: '只分享不会获得奖励' },
    myPrizes: { shows: '待领取' },
    newcomer: { shows: '新人价' },
    recommend: { shows: '直播' },
    merchant: { params: { merchantId: 'hearth' }, shows: '公司名称' },
    arrivals: { shows: '到货通知' },
    accountSafety: { shows: '注销账号' },
    duCode: { shows: '查看可兑换的商品' },
    stores: { shows: '营业时间' },
    store: { query: { shopId }, shows: '暖居小店' },
    myStore: { shows: '累计访客' },
    certification: { shows: '已认证' },
    freeActivity: { params: { spuNo: '2003' }, shows: '0 元试用 14 天' },
    trials: { shows: '先试后买 14 天' },
    seckill: { shows: '抢购中' },
    reservation: { params: { campaignId: 'reserve-1' }, shows: '立即预约' },
    campaigns: { shows: '正在进行' },
    specialActivity: { shows: '只对内部同事开放' },
    specialActivityRefused: { shows: '只对内部同事开放' },
    groups: { shows: '三人拼团' },
    group: { params: { groupId }, shows: '拼团成功' },
    bargains: { shows: '正在砍价' },
    bargain: { params: { bargainId }, shows: '砍价已发起' },
    bargainSku: { params: campaign, shows: '砍价路径' },
    skills: { shows: '推荐技能' },
    skill: { params: { skillId: 'bedtime-stories' }, shows: '权限与隐私' },
    crowdFunding: { params: { spuNo: '2004' }, shows: '支持档位' },
    community: { shows: '窗边的音箱' },
    post: { params: { postId }, shows: '傍晚放一会儿歌' },
    writePost: { shows: '第一张是封面' },
    myPosts: { shows: '窗边的音箱' },
    myLikes: { shows: '窗边的音箱' },
    cabinets: { shows: '自提点' },
    invite: { shows: '邀请奖励' },
    rebateHonor: { shows: '榜' },
    rebate: { shows: '预计赚' },
    rebateActivity: { params: { id: 'share-and-earn' }, shows: '好物分享返利' },
    myStoreStatistics: { shows: '每日明细' },
    partner: { shows: '合作店是什么' },
    myStoreOrders: { shows: '还没有推广订单' },
    agreement: { params: { name: 'user' }, shows: '用户协议' },
    error: { shows: '购物车和订单都会保留' },
    notFound: { shows: '页面走丢了' },
  }
  const stops = ROUTES.map(({ name }) => ({
    name,
    path: routePath(name, seen[name].params, seen[name].query),
    shows: seen[name].shows,
    ...(seen[name].visitor ? { visitor: true as const } : {}),
  }))
  const cashier = { name: 'sandboxCashier', path: await shopper.startPayment(unpaid), shows: '确认支付' }
  return { shopper, stops: [...stops, cashier] }
}
