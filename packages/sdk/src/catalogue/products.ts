import type { Call, Empty } from './call'
import type {
  ArrivalId,
  ArrivalList,
  ArrivalNotice,
  BusinessLicense,
  FlashSaleList,
  FreshmanPresents,
  GetGroupProduct,
  GetPresents,
  GetShareImage,
  GetStores,
  GroupProduct,
  LiveList,
  PresentInfo,
  ShareImage,
  SpuDelivery,
  GetSpuDelivery,
  StoreList,
  SubscribeArrival,
  TokenContent,
  TokenPath,
  TrackContent,
  TrackedContent,
} from './content.types'
import type { PresentSteps } from './presents.types'
import type {
  GetMerchant,
  GetSpu,
  ListItems,
  ListSkus,
  ListSpuSkus,
  Merchant,
  ProductItem,
  Recommend,
  Recommendations,
  Sku,
  Spu,
  SpuSkus,
} from './products.types'
import type { ActivityId, KeyedPageQuery } from './shared.types'
import type { ContentPage, GetWidgets } from './widgets.types'

/** Products and the content around them. */
export const products = {
  /**
   * Reads a spu: name, pictures, specification and the attributes its skus differ in. Prices and stock are the skus':
   * ask `spuSkus` beside it.
   * @throws notFound 107002404: for a spu that the shop does not have
   * @access visitors and shoppers
   * @built yes
   */
  get: 'GET /api/products/base/v2/{spuNo}/{platform}' as Call<GetSpu, Spu>,
  /**
   * Looks up all skus of up to 100 spus with prices, stock and promotions. Calls of one turn travel together, 20 spus a
   * request (C08).
   * @access visitors and shoppers
   * @built yes
   */
  spuSkus: 'GET /api/products/spu_skus/v3 batch=spuNo' as Call<ListSpuSkus, SpuSkus[]>,
  /**
   * Looks up skus by number with prices, stock and promotions; unknown ones are left out. Calls of one turn travel
   * together, 20 skus a request (C08).
   * @access visitors and shoppers
   * @built yes
   */
  skus: 'GET /api/products/skus/v3 batch=skuNo' as Call<ListSkus, Sku[]>,
  /**
   * Looks up products as cards, by spu, by sku or both: name, picture, price to pay now, and whether it can be bought
   * (S23). 20 keys a request (C08).
   * @access visitors and shoppers
   * @built yes
   */
  items: 'GET /api/products/items/v2 batch=skuNo,spuNo' as Call<ListItems, ProductItem[]>,
  /**
   * Lists flash sales (101) that run or are to come, those that begin soonest first, each with its products as cards.
   * @access visitors and shoppers
   * @built yes
   */
  listFlashSales: 'GET /api/products/flashsalelist' as Call<Empty, FlashSaleList>,
  /**
   * Lists flash sales with their products as `listFlashSales` does, by the second address it has.
   * @access visitors and shoppers
   * @built yes
   */
  listFlashSaleGroups: 'GET /api/products/flashsale_list_group' as Call<Empty, FlashSaleList>,
  /**
   * Reads a content page as blocks of widgets told apart by `widgetType` (R11): `/home`, `/allproducts`, `/shop` for
   * who the shop is, or an agreement such as `/agreement/user`. Blocks with nothing to show are left out.
   * @access visitors and shoppers
   * @built yes
   */
  widgets: 'GET /cms/api/v1/widgets' as Call<GetWidgets, ContentPage>,
  /**
   * Reads the content page of the special activity (R05). It is answered to those alone who ask from inside the
   * company's networks, so it is the verification file of P04 as well. A call of the shop's own.
   * @throws notFound 107002404: from anywhere else, and where the owner has no such page
   * @access visitors and shoppers
   * @built yes
   */
  getSpecialActivity: 'GET /api/platform/activity/unify/v1' as Call<Empty, ContentPage>,
  /**
   * Recommends up to 20 products that can be bought: those others bought or viewed together with `spuNo`, or with the
   * shopper's cart or orders (by `scene`), then the same category, then best sellers. Never `spuNo` itself, nor what
   * the shopper already has. Changes nothing, although it is a POST.
   * @access visitors and shoppers
   * @built yes
   */
  recommend: 'POST /api/platform/recommender/v1 ?toast' as Call<Recommend, Recommendations>,
  /**
   * Recommends products as `recommend` does; the second version of the address, with the same payload and answer.
   * @access visitors and shoppers
   * @built yes
   */
  recommendV2: 'POST /api/platform/recommender/v2 ?toast' as Call<Recommend, Recommendations>,
  /**
   * Reads who sells: name, company, hotline, how many spus it has, and those sold most. `merchantId` is the one that a
   * spu names.
   * @throws notFound 107002404: for a merchant that the shop does not have
   * @access visitors and shoppers
   * @built yes
   */
  merchant: 'GET /api/products/merchant/v1/{merchantId}' as Call<GetMerchant, Merchant>,
  /**
   * Reads a product with its skus at the price of a group promotion (103), and how many shoppers make a group.
   * @throws notFound 107002404: for a product that is not there, or that the promotion does not sell now
   * @access visitors and shoppers
   * @built yes
   */
  getGroupProduct: 'GET /api/products/group/v2/{spuNo}/{promotionId}' as Call<GetGroupProduct, GroupProduct>,
  /**
   * Lists the shopper's arrival notices with their products, newest first; cancelled ones are left out.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listArrivals: 'GET /api/platform/arrivalnotify/v1' as Call<Empty, ArrivalList>,
  /**
   * Reads one of the shopper's arrival notices: for which sku, to which telephone, and whether the SMS was sent (F11).
   * @throws notFound 107002404: for one that is not the shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getArrival: 'GET /api/platform/arrivalnotify/{arrivalId}/v1' as Call<ArrivalId, ArrivalNotice>,
  /**
   * Cancels an arrival notice of the shopper, so that no SMS comes. Cancelling twice changes nothing.
   * @throws notFound 107002404: for one that is not the shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  cancelArrival: 'DELETE /api/platform/arrivalnotify/{arrivalId}/v1' as Call<ArrivalId, Empty>,
  /**
   * Asks for one SMS when a sku can be bought again. Asked twice for the same sku, it stays one notice, and the newer
   * telephone counts.
   * @throws notFound 107002404: for a sku that does not exist or is off the shelf
   * @throws conflict 107002409: for a sku that can be bought already
   * @throws overLimit 107002412: beyond 50 skus that a shopper waits for
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  subscribeArrival: 'POST /api/platform/arrivalnotify/v1' as Call<SubscribeArrival, ArrivalNotice>,
  /**
   * Reads the presents for newcomers: the activity, its coupons and the products at a newcomer's price (F11).
   * @access visitors and shoppers
   * @built yes
   */
  listPresents: 'GET /api/products/present/v1' as Call<GetPresents, FreshmanPresents>,
  /**
   * Reads a present: what it is, who gets it, what it looks like and when it can be taken. Takes nothing.
   * @throws notFound 107002404: for an activity that the shop does not have, or that is over
   * @access visitors and shoppers
   * @built yes
   */
  getPresent: 'GET /api/rest/present/v1/{activityId}/info' as Call<ActivityId, PresentInfo>,
  /**
   * Reads where a token leads: the token is itself a path of the shop, such as a short link's, and stays unencoded.
   * @throws notFound 107002404: for a token that the shop did not give out
   * @access visitors and shoppers
   * @built yes
   */
  followToken: 'GET {token}' as Call<TokenPath, TokenContent>,
  /**
   * Notes that content was read, liked or shared, for its counters; unknown content is not noted, which is no failure.
   * @access visitors and shoppers
   * @built yes
   */
  trackContent: 'GET /api/platform/content/track/v1' as Call<TrackContent, TrackedContent>,
  /**
   * Makes a picture for sharing a page of the shop, with a code in it that leads there, and answers the picture's
   * address. The same page with the same price is drawn once.
   * @throws badInput 107002400: for another site, and for a page that is no page of the shop or belongs to one shopper;
   *   `field` is `url`
   * @throws notFound 107002404: for a product or merchant that the shop does not have
   * @throws tooMany 107002429: while too many wait to be drawn
   * @access visitors and shoppers
   * @built yes
   */
  getShareImage: 'GET /api/content/share/image/v1/{url}' as Call<GetShareImage, ShareImage>,
  /**
   * Lists live broadcasts page by page, those on air first, then the next ones, then those to be watched again, with
   * where to watch (F11).
   * @access visitors and shoppers
   * @built yes
   */
  listLives: 'GET /api/products/live/v1' as Call<KeyedPageQuery, LiveList>,
  /**
   * Tells which steps towards an activity's present the shopper has done, in their order, how many that makes, and what
   * comes next. Logging in is the first step of every activity (F07).
   * @throws notFound 107002404: for an activity the shop does not have
   * @access visitors and shoppers
   * @built yes
   */
  getPresentSteps: 'GET /api/platform/present/v1/activity/{activityId}/step' as Call<ActivityId, PresentSteps>,
  /**
   * Reads the shop's business licence: company, credit code and the picture's address, which the law asks every shop to
   * show.
   * @throws notFound 107002404: until the shop's owner has brought one
   * @access visitors and shoppers
   * @built yes
   */
  getLicense: 'GET /api/platform/multimedia/business/v1/license' as Call<Empty, BusinessLicense>,
  /**
   * Tells whether a product can be delivered to an address, the delivery fee of one alone in fen, and when it should
   * arrive. Without an address, the shopper's default one counts; visitors, and shoppers without an address, are told
   * when it is sent. No date for pre-sales, crowd-fundings, and what is delivered as codes.
   * @throws notFound 107002404: for a product that is not there, or an address that is not the shopper's
   * @access visitors and shoppers
   * @built yes
   */
  getDelivery: 'POST /api/platform/product/v1/spu/deliver' as Call<GetSpuDelivery, SpuDelivery>,
  /**
   * Lists at most 50 stores, nearest first: near a point, in a city, or all. Distances are in metres and need a point.
   * @access visitors and shoppers
   * @built yes
   */
  listStores: 'GET /api/platform/shopGeo/list/v1' as Call<GetStores, StoreList>,
}

export type * from './campaign.types'
export type * from './crowd-funding.types'
export type * from './picture.types'
export type * from './products.types'
export type * from './content.types'
export type * from './widgets.types'
