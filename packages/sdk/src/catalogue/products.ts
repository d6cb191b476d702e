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
   * Reads an spu: name, pictures, specification and the attributes by which its skus differ. For prices and stock, use
   * `spuSkus`.
   * @throws notFound 107002404: if the spu does not exist
   * @access visitors and shoppers
   * @built yes
   */
  get: 'GET /api/products/base/v2/{spuNo}/{platform}' as Call<GetSpu, Spu>,
  /**
   * Returns all skus of up to 100 spus with prices, stock and promotions. Calls made in the same turn of the event loop
   * are batched, 20 spus in each request (C08).
   * @access visitors and shoppers
   * @built yes
   */
  spuSkus: 'GET /api/products/spu_skus/v3 batch=spuNo' as Call<ListSpuSkus, SpuSkus[]>,
  /**
   * Returns skus by number with prices, stock and promotions; unknown skus are left out. Calls made in the same turn of
   * the event loop are batched, 20 skus in each request (C08).
   * @access visitors and shoppers
   * @built yes
   */
  skus: 'GET /api/products/skus/v3 batch=skuNo' as Call<ListSkus, Sku[]>,
  /**
   * Returns products as cards, by spu, by sku or both: name, picture, current price, and whether it can be bought
   * (S23). The client requests 20 keys at a time (C08).
   * @access visitors and shoppers
   * @built yes
   */
  items: 'GET /api/products/items/v2 batch=skuNo,spuNo' as Call<ListItems, ProductItem[]>,
  /**
   * Lists running and announced flash sales (101), sorted by begin time, each with its products as cards.
   * @access visitors and shoppers
   * @built yes
   */
  listFlashSales: 'GET /api/products/flashsalelist' as Call<Empty, FlashSaleList>,
  /**
   * Lists flash sales as `listFlashSales` does. Use `listFlashSales`; this call exists because the specification lists
   * both.
   * @access visitors and shoppers
   * @built yes
   */
  listFlashSaleGroups: 'GET /api/products/flashsale_list_group' as Call<Empty, FlashSaleList>,
  /**
   * Reads a content page as blocks of widgets distinguished by `widgetType` (R11): `/home`, `/allproducts`, `/shop` for
   * the profile of the shop, or an agreement such as `/agreement/user`. Empty blocks are left out.
   * @access visitors and shoppers
   * @built yes
   */
  widgets: 'GET /cms/api/v1/widgets' as Call<GetWidgets, ContentPage>,
  /**
   * Reads the content page of the special activity (R05). Only clients in the company's own networks can read it, so it
   * also serves as the verification file of P04. Not part of the specification.
   * @throws notFound 107002404: from any other network, and if the owner has published no such page
   * @access visitors and shoppers
   * @built yes
   */
  getSpecialActivity: 'GET /api/platform/activity/unify/v1' as Call<Empty, ContentPage>,
  /**
   * Recommends up to 20 products that can be bought. First come products bought or viewed together with `spuNo`, or
   * together with the products of the shopper's cart or orders, as `scene` says; then products of the same category;
   * then best sellers. `spuNo` itself and products that the shopper already has are left out. Changes nothing, although
   * it is a POST.
   * @access visitors and shoppers
   * @built yes
   */
  recommend: 'POST /api/platform/recommender/v1 ?toast' as Call<Recommend, Recommendations>,
  /**
   * Recommends products as `recommend` does. Use `recommend`; this call exists because the specification lists both.
   * @access visitors and shoppers
   * @built yes
   */
  recommendV2: 'POST /api/platform/recommender/v2 ?toast' as Call<Recommend, Recommendations>,
  /**
   * Reads a merchant: name, company, hotline, number of spus, and best sellers. An spu names its merchant in
   * `merchantId`.
   * @throws notFound 107002404: if the merchant does not exist
   * @access visitors and shoppers
   * @built yes
   */
  merchant: 'GET /api/products/merchant/v1/{merchantId}' as Call<GetMerchant, Merchant>,
  /**
   * Reads a product with its skus at the price of a group promotion (103), and the number of shoppers in a group.
   * @throws notFound 107002404: if the product does not exist, or the promotion does not sell it now
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
   * Reads one of the shopper's arrival notices: its sku, the telephone, and whether the SMS was sent (F11).
   * @throws notFound 107002404: if the notice does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getArrival: 'GET /api/platform/arrivalnotify/{arrivalId}/v1' as Call<ArrivalId, ArrivalNotice>,
  /**
   * Cancels an arrival notice of the shopper, so that no SMS is sent. Cancelling it again changes nothing.
   * @throws notFound 107002404: if the notice does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  cancelArrival: 'DELETE /api/platform/arrivalnotify/{arrivalId}/v1' as Call<ArrivalId, Empty>,
  /**
   * Subscribes to one SMS when a sku can be bought again. A shopper has one notice for each sku; if it is requested
   * again, the newer telephone replaces the older one.
   * @throws notFound 107002404: if the sku does not exist or is not on sale
   * @throws conflict 107002409: if the sku can be bought already
   * @throws overLimit 107002412: beyond 50 open notices of a shopper
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
   * Reads the present of an activity: name, description, audience, picture and period. Receives nothing.
   * @throws notFound 107002404: if the activity does not exist or is over
   * @access visitors and shoppers
   * @built yes
   */
  getPresent: 'GET /api/rest/present/v1/{activityId}/info' as Call<ActivityId, PresentInfo>,
  /**
   * Reads the page that a token leads to. The token is itself a path of the shop, such as that of a short link, and is
   * not encoded.
   * @throws notFound 107002404: if the shop did not issue the token
   * @access visitors and shoppers
   * @built yes
   */
  followToken: 'GET {token}' as Call<TokenPath, TokenContent>,
  /**
   * Records that content was viewed, clicked or shared, for its statistics; unknown content is ignored without a
   * failure.
   * @access visitors and shoppers
   * @built yes
   */
  trackContent: 'GET /api/platform/content/track/v1' as Call<TrackContent, TrackedContent>,
  /**
   * Creates a picture for sharing a page of the shop, with a QR code that leads to the page, and returns the picture's
   * URL. The same page with the same price is drawn once.
   * @throws badInput 107002400: for a URL of another site, an unknown page, or a page that belongs to one shopper;
   *   `field` is `url`
   * @throws notFound 107002404: if the product or merchant does not exist
   * @throws tooMany 107002429: while too many pictures are waiting to be drawn
   * @access visitors and shoppers
   * @built yes
   */
  getShareImage: 'GET /api/content/share/image/v1/{url}' as Call<GetShareImage, ShareImage>,
  /**
   * Lists live broadcasts page by page, those on air first, then upcoming ones, then replays, with the URL to watch
   * them (F11).
   * @access visitors and shoppers
   * @built yes
   */
  listLives: 'GET /api/products/live/v1' as Call<KeyedPageQuery, LiveList>,
  /**
   * Returns the steps towards an activity's present in their order, which of them the shopper has done, and the next
   * one. Logging in is the first step of every activity (F07).
   * @throws notFound 107002404: if the activity does not exist
   * @access visitors and shoppers
   * @built yes
   */
  getPresentSteps: 'GET /api/platform/present/v1/activity/{activityId}/step' as Call<ActivityId, PresentSteps>,
  /**
   * Reads the shop's business licence, which the law requires every shop to show: company, credit code and the URL of
   * the picture.
   * @throws notFound 107002404: until the shop's owner has uploaded a licence
   * @access visitors and shoppers
   * @built yes
   */
  getLicense: 'GET /api/platform/multimedia/business/v1/license' as Call<Empty, BusinessLicense>,
  /**
   * Returns whether a product can be delivered to an address, its freight in fen if ordered alone, and the estimated
   * arrival. Without an address, the shopper's default address is used; if there is none, the reply says when the
   * product is shipped. Pre-sales, crowd-fundings and products delivered as codes have no date.
   * @throws notFound 107002404: if the product does not exist, or the address does not exist or belongs to another
   *   shopper
   * @access visitors and shoppers
   * @built yes
   */
  getDelivery: 'POST /api/platform/product/v1/spu/deliver' as Call<GetSpuDelivery, SpuDelivery>,
  /**
   * Lists at most 50 stores, nearest first: near a point, in a city, or all. Distances are in metres from the point.
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
