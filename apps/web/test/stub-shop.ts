import { CONTENT_PAGE } from '@hearth/domain'
import type { ProfileWidget, UserInfo } from '@hearth/sdk/core'
import { contentOf, largeContent, itemOf, profilePage, skusOf, spuOf } from './demo-goods'

/** A reply of the stub shop. */
export interface StubReply {
  status: number
  body: string
}

const NOW = 1_795_000_000_000

/** A stub shop. Its replies to calls of public pages are derived from the numbers in the calls. */
export interface StubShop {
  /** Addresses of all calls, in order. Calls for the shop's profile, which every page makes, are left out. */
  asked: string[]
  /** Whether a shopper is logged in. */
  loggedIn: boolean
  /** Number of pieces in the cart. */
  count: number
  /** Name of every spu; by default, each spu has its own. */
  name?: string
  /** True to answer every call with a failure. */
  broken: boolean
  /** Number of categories in the header's menu. */
  menu: number
  /** Replies to further calls, by path. */
  more: Record<string, object>
  /** Fields of the shop's profile besides its name. */
  profile: Partial<ProfileWidget>
  /** True to sell 20,000 products in 40 categories. */
  large: boolean
  answer(url: string): StubReply
}

/** Creates a stub shop. */
export function stubShop(): StubShop {
  const shop: StubShop = {
    asked: [],
    loggedIn: false,
    count: 0,
    broken: false,
    menu: 2,
    more: {},
    profile: {},
    large: false,
    answer(url) {
      if (url.includes('urlMapping=%2Fshop'))
        return shop.broken ? reply(500, 107002500, {}) : reply(200, 0, profilePage(shop.profile))
      shop.asked.push(url)
      if (shop.broken) return reply(500, 107002500, {})
      const { pathname, searchParams } = new URL(url, 'http://stub')
      const spuNo = /^\/api\/products\/base\/v2\/([^/]+)/.exec(pathname)?.[1]
      if (spuNo) return Number(spuNo) > 5000 ? reply(404, 107002404, {}) : reply(200, 0, spuOf(spuNo, shop.name))
      const more = shop.more[pathname]
      if (more) return reply(200, 0, more)
      switch (pathname) {
        case '/api/products/spu_skus/v3':
          return reply(
            200,
            0,
            searchParams.getAll('spuNo').map((no) => ({ spuNo: no, skus: Number(no) > 5000 ? [] : skusOf(no) })),
          )
        case '/cms/api/v1/widgets':
          if (shop.large && searchParams.get('urlMapping') === CONTENT_PAGE.allProducts)
            return reply(
              200,
              0,
              largeContent(searchParams.get('categoryCode') ?? undefined, Number(searchParams.get('pageNo') ?? 1)),
            )
          return reply(
            200,
            0,
            contentOf(
              searchParams.get('urlMapping') === CONTENT_PAGE.home ? CONTENT_PAGE.home : CONTENT_PAGE.allProducts,
              shop.menu,
            ),
          )
        case '/api/platform/recommender/v1':
          return reply(200, 0, { items: [itemOf('1011'), itemOf('1012')] })
        case '/api/platform/product/v1/spu/deliver':
          return reply(200, 0, { deliverable: true, text: '现货，明天送达', freightAmount: 0 })
        case '/api/user/info/v1':
          return reply(200, 0, userOf(shop.loggedIn))
        case '/api/loginOut/v1':
          shop.loggedIn = false
          return reply(200, 0, {})
        case '/api/cart/count/v1':
          return reply(200, 0, { count: shop.loggedIn ? shop.count : 0 })
        case '/api/cart/v4':
          // A visitor's cart is empty.
          if (!shop.loggedIn) return reply(200, 0, { promotionGroups: [] })
          return reply(404, 107002404, {})
        default:
          return reply(shop.loggedIn ? 404 : 401, shop.loggedIn ? 107002404 : 107001120, {})
      }
    },
  }
  return shop
}

const reply = (status: number, code: number, data: object): StubReply => ({
  status,
  body: JSON.stringify({
    code,
    success: code === 0,
    message: code ? '请求没有成功' : '',
    data: code ? null : data,
    currentTimeMillis: NOW,
  }),
})

/** Returns a shopper's data, or those of a visitor. */
export const userOf = (loggedIn: boolean): UserInfo => ({
  isLogin: loggedIn ? 2 : 1,
  displayName: loggedIn ? '林小暖' : '',
  telephone: loggedIn ? '138****8000' : '',
  userName: '',
  uimg: '',
  openId: '',
  shopInfo: {},
  attributes: [],
  member: { memberType: 0 },
})
