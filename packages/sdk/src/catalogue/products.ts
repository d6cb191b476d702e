import type { Call, Empty } from './call'
import type {
  ArrivalId, ArrivalNotice, BusinessLicense, FlashSaleList, FreshmanPresents, GetGroupProduct, GetPresents, GetShareImage, GetStores, GroupProduct, LiveList, PresentInfo,
  PresentSteps, ShareImage, SpuDelivery, GetSpuDelivery, StoreList, SubscribeArrival, TokenContent, TokenPath, TrackContent, TrackedContent,
} from './content.types'
import type { GetMerchant, GetSpu, ListItems, ListSkus, ListSpuSkus, Merchant, ProductItem, Recommend, Recommendations, Sku, Spu, SpuSkus } from './products.types'
import type { ActivityId, PageQuery } from './shared.types'
import type { ContentPage, GetWidgets } from './widgets.types'

/** Products and the content around them. */
export const products = {
  /** A spu. */
  get: 'GET /api/products/base/v2/{spuNo}/{platform}' as Call<GetSpu, Spu>,
  /** The skus of spus. */
  spuSkus: 'GET /api/products/spu_skus/v3 batch=spuNo' as Call<ListSpuSkus, SpuSkus[]>,
  /** Skus. */
  skus: 'GET /api/products/skus/v3 batch=skuNo' as Call<ListSkus, Sku[]>,
  /** Products as cards. */
  items: 'GET /api/products/items/v2 batch=skuNo,spuNo' as Call<ListItems, ProductItem[]>,
  /** Flash sales, one after the other. */
  listFlashSales: 'GET /api/products/flashsalelist' as Call<Empty, FlashSaleList>,
  /** Flash sales by their group. */
  listFlashSaleGroups: 'GET /api/products/flashsale_list_group' as Call<Empty, FlashSaleList>,
  /** A page of content. */
  widgets: 'GET /cms/api/v1/widgets' as Call<GetWidgets, ContentPage>,
  /** Recommendations. */
  recommend: 'POST /api/platform/recommender/v1 ?toast' as Call<Recommend, Recommendations>,
  /** Recommendations, version 2. */
  recommendV2: 'POST /api/platform/recommender/v2 ?toast' as Call<Recommend, Recommendations>,
  /** Who sells. */
  merchant: 'GET /api/products/merchant/v1/{merchantId}' as Call<GetMerchant, Merchant>,
  /** A product at the price of a group. */
  getGroupProduct: 'GET /api/products/group/v2/{spuNo}/{promotionId}' as Call<GetGroupProduct, GroupProduct>,
  /** Whether the shopper is to be told when a product is back. */
  getArrival: 'GET /api/platform/arrivalnotify/{arrivalId}/v1' as Call<ArrivalId, ArrivalNotice>,
  /** Not to be told any more. */
  cancelArrival: 'DELETE /api/platform/arrivalnotify/{arrivalId}/v1' as Call<ArrivalId, Empty>,
  /** To be told when a product is back. */
  subscribeArrival: 'POST /api/platform/arrivalnotify/v1' as Call<SubscribeArrival, ArrivalNotice>,
  /** Presents for newcomers. */
  listPresents: 'GET /api/products/present/v1' as Call<GetPresents, FreshmanPresents>,
  /** A present. */
  getPresent: 'GET /api/rest/present/v1/{activityId}/info' as Call<ActivityId, PresentInfo>,
  /** What a token leads to: the token is the address itself, a path of the shop. */
  followToken: 'GET {token}' as Call<TokenPath, TokenContent>,
  /** Tells that content was read. */
  trackContent: 'GET /api/platform/content/track/v1' as Call<TrackContent, TrackedContent>,
  /** A picture ready for sharing. */
  getShareImage: 'GET /api/content/share/image/v1/{url}' as Call<GetShareImage, ShareImage>,
  /** Live broadcasts. */
  listLives: 'GET /api/products/live/v1' as Call<PageQuery, LiveList>,
  /** How far the shopper came towards a present. */
  getPresentSteps: 'GET /api/platform/present/v1/activity/{activityId}/step' as Call<ActivityId, PresentSteps>,
  /** Business licence of the shop. */
  getLicense: 'GET /api/platform/multimedia/business/v1/license' as Call<Empty, BusinessLicense>,
  /** How and when a product travels. */
  getDelivery: 'POST /api/platform/product/v1/spu/deliver' as Call<GetSpuDelivery, SpuDelivery>,
  /** Stores near the shopper. */
  listStores: 'GET /api/platform/shopGeo/list/v1' as Call<GetStores, StoreList>,
}

export type * from './products.types'
export type * from './content.types'
export type * from './widgets.types'
