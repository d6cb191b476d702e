import { pagesOf } from '@hearth/domain'
import {
  bargainSkuStore,
  bargainsStore,
  bargainStore,
  campaignsStore,
  catalogStore,
  categoryStore,
  flashSaleStore,
  groupsStore,
  groupStore,
  fissionStore,
  homeStore,
  inviteStore,
  lotteryStore,
  miniShopStore,
  postsStore,
  reservationStore,
  postStore,
  productStore,
  skillsStore,
  skillStore,
  welfareStore,
  type Shop,
} from '@hearth/state'
import { sectionsOf } from './all-products/sections-of'
import { pageNumber } from './all-products/page-number'
import type { RouteParams, RouteQuery } from '#routes'

export { pageNumber } from './all-products/page-number'

/**
 * Loads the data of a public page before it is rendered. Never throws: a store's state contains the failure of its
 * load.
 */
export type Prefetch = (shop: Shop, params: RouteParams, query: RouteQuery) => Promise<void>

/** For each public page (R11), the function that loads its data. The server awaits it, then renders synchronously. */
export const prefetch = {
  home: (shop) => shop.store(homeStore).getState().load(),
  allProducts: async (shop, _params, query) => {
    const catalog = shop.store(catalogStore)
    await catalog.getState().load()
    const section = sectionsOf(catalog.getState().page.data).find(({ categoryCode }) => categoryCode === query.category)
    if (section && section.totalCount > section.products.length)
      await shop
        .store(categoryStore(section.categoryCode))
        .getState()
        .open(Math.min(pageNumber(query.page), pagesOf(section.totalCount)))
  },
  product: (shop, params, query) =>
    shop
      .store(productStore(params.spuNo ?? ''))
      .getState()
      .load(query.skuNo),
  community: (shop) => shop.store(postsStore).getState().load(),
  post: (shop, params) =>
    shop
      .store(postStore(params.postId ?? ''))
      .getState()
      .load(),
  crowdFunding: (shop, params) =>
    shop
      .store(productStore(params.spuNo ?? ''))
      .getState()
      .load(),
  lottery: (shop, { activityId = '' }) => shop.store(lotteryStore(activityId)).getState().load(),
  fission: async (shop, { activityId = '' }, { shareId }) => {
    const { load, loadFriend } = shop.store(fissionStore(activityId)).getState()
    await Promise.all([load(), shareId === undefined ? undefined : loadFriend(shareId)])
  },
  invite: (shop, _params, { shareId }) => shop.store(inviteStore(shareId)).getState().load(),
  store: (shop, _params, { shopId = '' }) => shop.store(miniShopStore(shopId)).getState().load(),
  welfare: (shop, { activityId = '' }) => shop.store(welfareStore(activityId)).getState().load(),
  seckill: (shop, _params, { promotionId }) => shop.store(flashSaleStore).getState().open(promotionId),
  reservation: (shop, { campaignId = '' }) => shop.store(reservationStore(campaignId)).getState().load(),
  campaigns: (shop) => shop.store(campaignsStore).getState().load(),
  groups: (shop) => shop.store(groupsStore).getState().load(),
  group: (shop, { groupId = '' }) => shop.store(groupStore(groupId)).getState().load(),
  bargains: (shop) => shop.store(bargainsStore).getState().load(),
  bargain: (shop, { bargainId = '' }) => shop.store(bargainStore(bargainId)).getState().load(),
  bargainSku: (shop, { skuNo = '', bargainCampaignId = '' }) =>
    shop.store(bargainSkuStore(skuNo, bargainCampaignId)).getState().load(),
  skills: (shop) => shop.store(skillsStore).getState().open(),
  skill: (shop, { skillId = '' }) => shop.store(skillStore(skillId)).getState().load(),
} satisfies Record<string, Prefetch>
