import { decodePart } from '#route/decode-part'
import { matchPath } from '#route/match-path'

/** A page for which a picture for sharing can be made. */
export interface SharedPage {
  /** Name of the page's route in the table of routes. */
  name: SharedPageName
  /** The values of the `:name` parts of the path. */
  params: Readonly<Record<string, string>>
  /** Path and query for the QR code on the picture, with only the parameters that change the page. */
  path: string
}

/**
 * The pages for which a picture for sharing can be made, with their paths, their titles on the picture, and the query
 * parameters that change the page. Everybody can open these pages; none shows data of a single shopper.
 */
export const SHARED_PAGES = {
  home: { path: '/', title: '首页', query: ['shareId'] },
  allProducts: { path: '/allproducts', title: '全部商品' },
  product: { path: '/product/:spuNo', title: '商品详情', query: ['skuNo', 'shareId'] },
  coupons: { path: '/coupons', title: '领券中心' },
  points: { path: '/points', title: '积分商城' },
  stores: { path: '/stores', title: '体验门店' },
  newcomer: { path: '/newcomer', title: '新人礼' },
  recommend: { path: '/recommend', title: '推荐与直播' },
  seckill: { path: '/seckill', title: '限时秒杀', query: ['promotionId'] },
  reservation: { path: '/reservation/:campaignId', title: '预约抢购' },
  lottery: { path: '/lottery/:activityId', title: '幸运抽奖' },
  welfare: { path: '/welfare/:activityId', title: '福利活动' },
  fission: { path: '/fission/:activityId', title: '好友助力', query: ['shareId'] },
  invite: { path: '/invite', title: '邀请有礼', query: ['shareId'] },
  campaigns: { path: '/activity', title: '优惠活动' },
  groups: { path: '/groups', title: '拼团' },
  group: { path: '/groups/:groupId', title: '拼团详情' },
  bargains: { path: '/bargain', title: '好友砍价' },
  bargain: { path: '/bargain/:bargainId', title: '砍价详情' },
  bargainSku: { path: '/bargain/sku/:skuNo/:bargainCampaignId', title: '砍价活动' },
  merchant: { path: '/merchant/:merchantId', title: '店铺资质' },
  store: { path: '/store', title: '小店', query: ['shopId'] },
} as const satisfies Record<string, { path: string; title: string; query?: readonly string[] }>

/** The route name of a page in {@link SHARED_PAGES}. */
export type SharedPageName = keyof typeof SHARED_PAGES

/**
 * Returns the page for an address, if a picture can be made of it. The address is a path, or begins with the shop's own
 * origin. Returns undefined for other sites, for addresses such as `//host`, and for pages with data of a shopper.
 */
export function sharedPage(address: string, origin?: string): SharedPage | undefined {
  const own = origin !== undefined && (address === origin || address.startsWith(`${origin}/`))
  const path = own ? address.slice(origin.length) || '/' : address
  if (path.length > MOST || !/^\/(?![/\\])/.test(path) || hasHidden(path)) return undefined
  const [before = '', query = ''] = (path.split('#')[0] ?? '').split('?')
  for (const [name, row] of Object.entries(SHARED_PAGES) as [SharedPageName, { path: string; query?: string[] }][]) {
    const params = matchPath(row.path, before)
    if (params) return { name, params, path: pathOf(row.path, params) + kept(query, row.query) }
  }
  return undefined
}

/** Maximum length of an address. */
const MOST = 500

/** Whether a text has a backslash, a blank or a control character. */
const hasHidden = (text: string): boolean =>
  Array.from(text).some((character) => character === '\\' || character.charCodeAt(0) < 33)

const pathOf = (pattern: string, params: Record<string, string>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Returns the query with only those parameters that change the page, in the order of `names`. */
function kept(query: string, names: readonly string[] = []): string {
  const given = query.split('&').map((pair) => pair.split('=') as [string, string | undefined])
  const pairs = names.flatMap((name) => {
    const value = decodePart(given.find(([key]) => key === name)?.[1] ?? '')
    return value ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
