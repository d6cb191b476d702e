import type { Call } from './call'
import type { ContentPage, GetMerchant, GetSpu, GetWidgets, ListItems, ListSkus, ListSpuSkus, Merchant, ProductItem, Recommend, Recommendations, Sku, Spu, SpuSkus } from './products.types'

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
  /** A page of content. */
  widgets: 'GET /cms/api/v1/widgets' as Call<GetWidgets, ContentPage>,
  /** Recommendations. */
  recommend: 'POST /api/platform/recommender/v1 ?toast' as Call<Recommend, Recommendations>,
  /** Recommendations, version 2. */
  recommendV2: 'POST /api/platform/recommender/v2 ?toast' as Call<Recommend, Recommendations>,
  /** Who sells. */
  merchant: 'GET /api/products/merchant/v1/{merchantId}' as Call<GetMerchant, Merchant>,
}
