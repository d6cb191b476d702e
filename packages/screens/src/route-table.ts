/** Name of a tab of the tab bar. */
export type TabName = 'home' | 'category' | 'cart' | 'mine'

/**
 * The subpackage of a mini-program that contains a page. `docs/decisions/2026-11-23-routes.md` lists the screens of
 * each.
 */
export type RoutePackage = (typeof ROUTE_PACKAGES)[number]

/** One page of the shop, with all data that the platforms, the server and the builds need about it. */
export interface RouteRow {
  /** The page's path; `:name` is a parameter. */
  path: string
  /** Title until the page sets another. */
  title: string
  package: RoutePackage
  /** True if visitors must log in first (S04). */
  login?: true
  /** The page's tab, if it is a page of the tab bar (R01). */
  tab?: TabName
  /** Label in the tab bar; the title by default. */
  label?: string
  /** True if pulling the page down reloads it in mini-programs. Its screen then has an `onRefresh`. */
  pull?: true
  /** True if the server renders the page with its data, which are the same for everybody. */
  public?: true
  /**
   * True if the page must not be shared to moments, where the messaging app forbids links to groups and to requests for
   * help.
   */
  noMoments?: true
  /**
   * True if the server renders only the title. Other pages are rendered in their loading state. Set for pages that
   * depend on parameters which the server does not know, and for pages with a text field, since shoppers would type in
   * it before its code is loaded.
   */
  titleOnly?: true
  /**
   * `listed`: the page is in the sitemap. `closed`: crawlers must not read it, as for every page that needs a login.
   * Absent: crawlers may read it but not index it.
   */
  crawl?: 'listed' | 'closed'
  /** The query parameters that change the rendered page; the server ignores all others. Only for public pages. */
  query?: readonly string[]
  /** The parameters of `query` that make a separate page for search engines. */
  crawlQuery?: readonly string[]
  /**
   * True if the row is in the browser's first file. This is so for tabs, and for every page that the code of the home
   * page or the product page links to by its name.
   */
  first?: true
}

/** Packages of a mini-program: the main one, and those that are loaded on demand. */
export const ROUTE_PACKAGES = [
  'main',
  'shop',
  'order',
  'account',
  'service',
  'member',
  'activity',
  'community',
  'partner',
] as const

/**
 * All pages of the shop by name (R01-R06). The screen of `orderDetail` is in the folder `order-detail/`, which exports
 * `OrderDetailScreen`.
 */
export const ROUTE_TABLE = {
  home: {
    path: '/',
    title: '首页',
    package: 'main',
    tab: 'home',
    pull: true,
    public: true,
    crawl: 'listed',
    first: true,
  },
  allProducts: {
    path: '/allproducts',
    title: '全部商品',
    label: '分类',
    package: 'main',
    tab: 'category',
    pull: true,
    public: true,
    crawl: 'listed',
    query: ['category', 'page'],
    crawlQuery: ['category', 'page'],
    first: true,
  },
  product: {
    path: '/product/:spuNo',
    title: '商品详情',
    package: 'shop',
    public: true,
    crawl: 'listed',
    query: ['skuNo'],
    first: true,
  },
  cart: {
    path: '/shopping-cart',
    title: '购物车',
    package: 'main',
    tab: 'cart',
    pull: true,
    crawl: 'closed',
    first: true,
  },
  checkout: { path: '/checkout', title: '确认订单', package: 'order', login: true },
  invoice: { path: '/checkout/invoice', title: '发票资料', package: 'order', login: true, pull: true },
  cashier: { path: '/cashier/:orderId', title: '收银台', package: 'order', login: true },
  payResult: {
    path: '/pay-result/:orderId',
    title: '支付结果',
    package: 'order',
    login: true,
    titleOnly: true,
  },
  addresses: { path: '/addresses', title: '收货地址', package: 'account', login: true, pull: true },
  cabinets: { path: '/cabinets', title: '自提点', package: 'account', login: true, pull: true },
  addressForm: { path: '/addresses/edit', title: '编辑地址', package: 'account', login: true },
  login: { path: '/login', title: '登录', package: 'account', titleOnly: true, crawl: 'closed' },
  account: { path: '/account', title: '我的', package: 'main', tab: 'mine', pull: true, crawl: 'closed', first: true },
  orders: { path: '/my/orders', title: '我的订单', package: 'order', login: true, pull: true },
  orderDetail: { path: '/my/order-detail/:orderId', title: '订单详情', package: 'order', login: true, pull: true },
  logistics: { path: '/my/logistics/:orderId', title: '物流详情', package: 'order', login: true, pull: true },
  afterSaleList: { path: '/my/after-sale-list/apply', title: '退换/售后', package: 'service', login: true, pull: true },
  serviceForm: { path: '/my/after-sale/apply/:orderItemId', title: '申请售后', package: 'service', login: true },
  afterSale: {
    path: '/my/after-sale/:afterSaleOrderId',
    title: '售后详情',
    package: 'service',
    login: true,
    pull: true,
  },
  myCoupons: { path: '/my/coupons', title: '我的优惠券', package: 'member', login: true, pull: true },
  coupons: { path: '/coupons', title: '领券中心', package: 'member', pull: true },
  couponProducts: { path: '/coupons/:batchId', title: '用券商品', package: 'member' },
  myPoints: { path: '/my/points', title: '我的积分', package: 'member', login: true, pull: true },
  points: { path: '/points', title: '积分商城', package: 'member', pull: true },
  withdraw: { path: '/rebate/withdraw', title: '提现', package: 'partner', login: true, pull: true },
  duCode: { path: '/ducode', title: '兑换码', package: 'member', login: true, titleOnly: true },
  stores: { path: '/stores', title: '体验门店', package: 'shop', pull: true },
  lottery: {
    path: '/lottery/:activityId',
    title: '幸运抽奖',
    package: 'member',
    pull: true,
    public: true,
    crawl: 'listed',
  },
  welfare: {
    path: '/welfare/:activityId',
    title: '福利活动',
    package: 'member',
    pull: true,
    public: true,
    crawl: 'listed',
  },
  fission: {
    path: '/fission/:activityId',
    title: '好友助力',
    package: 'activity',
    pull: true,
    public: true,
    noMoments: true,
    query: ['shareId'],
  },
  invite: {
    path: '/invite',
    title: '邀请有礼',
    package: 'activity',
    pull: true,
    public: true,
    noMoments: true,
    query: ['shareId'],
  },
  myPrizes: { path: '/my/prizes', title: '我的奖品', package: 'member', login: true, pull: true },
  newcomer: { path: '/newcomer', title: '新人礼', package: 'member', pull: true },
  recommend: { path: '/recommend', title: '推荐与直播', package: 'shop', pull: true },
  merchant: { path: '/merchant/:merchantId', title: '店铺资质', package: 'shop', pull: true },
  arrivals: { path: '/arrivals', title: '消息通知', package: 'member', login: true, pull: true },
  accountSafety: { path: '/account/safety', title: '账号与安全', package: 'account', login: true, pull: true },
  freeActivity: { path: '/activity/free/:spuNo', title: '免费试用', package: 'activity', pull: true },
  crowdFunding: {
    path: '/crowd/funding/detail/:spuNo',
    title: '众筹详情',
    package: 'shop',
    pull: true,
    public: true,
    crawl: 'listed',
    query: ['promotionId'],
  },
  seckill: {
    path: '/seckill',
    title: '限时秒杀',
    package: 'shop',
    pull: true,
    public: true,
    crawl: 'listed',
    query: ['promotionId'],
  },
  reservation: {
    path: '/reservation/:campaignId',
    title: '预约抢购',
    package: 'shop',
    pull: true,
    public: true,
    crawl: 'listed',
  },
  groups: {
    path: '/groups',
    title: '拼团',
    package: 'activity',
    pull: true,
    public: true,
    noMoments: true,
    crawl: 'listed',
  },
  group: {
    path: '/groups/:groupId',
    title: '拼团详情',
    package: 'activity',
    pull: true,
    public: true,
    noMoments: true,
  },
  bargains: {
    path: '/bargain',
    title: '好友砍价',
    package: 'activity',
    pull: true,
    public: true,
    noMoments: true,
    crawl: 'listed',
  },
  bargain: {
    path: '/bargain/:bargainId',
    title: '砍价详情',
    package: 'activity',
    pull: true,
    public: true,
    noMoments: true,
  },
  bargainSku: {
    path: '/bargain/sku/:skuNo/:bargainCampaignId',
    title: '砍价活动',
    package: 'activity',
    pull: true,
    public: true,
    noMoments: true,
    crawl: 'listed',
  },
  skills: {
    path: '/skills',
    title: '技能中心',
    package: 'community',
    pull: true,
    public: true,
    crawl: 'listed',
  },
  skill: {
    path: '/skills/:skillId',
    title: '技能详情',
    package: 'community',
    pull: true,
    public: true,
    crawl: 'listed',
  },
  campaigns: {
    path: '/activity',
    title: '优惠活动',
    package: 'activity',
    pull: true,
    public: true,
    crawl: 'listed',
  },
  specialActivity: {
    path: '/activity/unify/baidung',
    title: '内部活动',
    package: 'activity',
    pull: true,
    titleOnly: true,
    crawl: 'closed',
  },
  specialActivityRefused: {
    path: '/activity/unify/ngerror',
    title: '内部活动',
    package: 'activity',
    titleOnly: true,
    crawl: 'closed',
  },
  trials: { path: '/trials', title: '免费试用', package: 'activity', pull: true },
  community: {
    path: '/community',
    title: '社区',
    package: 'community',
    pull: true,
    public: true,
    crawl: 'listed',
  },
  post: {
    path: '/community/:postId',
    title: '社区内容',
    package: 'community',
    pull: true,
    public: true,
    crawl: 'listed',
  },
  writePost: { path: '/my/posts/write', title: '发布内容', package: 'community', login: true },
  myPosts: { path: '/my/posts', title: '我的发布', package: 'community', login: true, pull: true },
  myLikes: { path: '/my/likes', title: '赞过的内容', package: 'community', login: true, pull: true },
  store: { path: '/store', title: '小店', package: 'partner', pull: true, public: true, query: ['shopId'] },
  myStore: { path: '/my-store', title: '我的小店', package: 'partner', login: true, pull: true },
  certification: { path: '/rebate/certification', title: '推广员认证', package: 'partner', login: true, pull: true },
  rebate: { path: '/rebate', title: '分享赚', package: 'partner', login: true, pull: true },
  rebateActivity: {
    path: '/rebate/activity/:id',
    title: '返利活动',
    package: 'partner',
    login: true,
    pull: true,
  },
  myStoreStatistics: { path: '/my-store/statistics', title: '小店数据', package: 'partner', login: true, pull: true },
  partner: { path: '/partner', title: '合作店', package: 'partner', login: true, pull: true },
  rebateHonor: { path: '/rebate/honor', title: '荣誉榜', package: 'partner', pull: true },
  myStoreOrders: { path: '/my-store/orders', title: '小店订单', package: 'partner', login: true, pull: true },
  agreement: { path: '/agreement/:name', title: '服务协议', package: 'account', titleOnly: true },
  error: { path: '/error.html', title: '暂时无法访问', package: 'account' },
  notFound: { path: '/404', title: '页面不存在', package: 'account' },
} as const satisfies Record<string, RouteRow>

/** Names of the shop's pages. */
export type RouteName = keyof typeof ROUTE_TABLE

/** Returns the whole row of a page, for the server, the mini-programs and the builds. */
export const rowOf = (name: RouteName): RouteRow => ROUTE_TABLE[name]

/** Names of all pages, in the order of the table. */
export const ROUTE_NAMES = Object.keys(ROUTE_TABLE) as RouteName[]
