import {
  BARGAIN_SHARE_TEXT,
  bargainShareTitle,
  bargainSkuShareTitle,
  DEFAULT_SHARE,
  GROUP_SHARE_TEXT,
  groupShareTitle,
  imageAddress,
  priceSku,
  reservationShareTitle,
  saleShareTitle,
  shopProfile,
  inviteShareTitle,
  shopText,
  WIDGET_TYPE,
} from '@hearth/domain'
import type { MatchedRoute } from '@hearth/screens/routes'
import {
  bargainSkuStore,
  bargainsStore,
  bargainStore,
  campaignsStore,
  catalogStore,
  flashSaleStore,
  groupsStore,
  groupStore,
  fissionStore,
  homeStore,
  inviteStore,
  type Json,
  lotteryStore,
  miniShopStore,
  postsStore,
  postStore,
  productStore,
  profileStore,
  reservationStore,
  selectCurrentSku,
  skillStore,
  welfareStore,
  type Shop,
} from '@hearth/state'
import { documentTitle } from '#document/document-title'
import { productData } from '#server/product-data'

/** The data in the head of a page's document. */
export interface Head {
  title: string
  /** Title for sharing; absent if it is the page's title. */
  shareTitle?: string
  description: string
  /** Address of the shop's own icon; absent if it has none. */
  icon?: string
  /** Absolute address of the picture for sharing. */
  image?: string
  /** Type of the page in Open Graph. */
  type: 'product' | 'article' | 'website'
  /** Structured data for search engines. */
  data?: Json
}

/** Returns the head of a page's document, for search engines and shared links. */
export function headOf({ route, params, query }: MatchedRoute, shop: Shop, origin: string): Head {
  const { data: about } = shop.store(profileStore).getState().page
  const { title: shopName = '', description = '' } = about ?? {}
  const logo = about && shopProfile(about.blocks)?.logo
  const plain: Head = {
    title: documentTitle(route.title, shopName),
    description,
    icon: logo && imageAddress(logo.url, { width: 180 }),
    image: absolute(origin, DEFAULT_SHARE.image),
    type: 'website',
  }
  switch (route.name) {
    case 'home':
    case 'allProducts': {
      const page = shop.store(route.name === 'home' ? homeStore : catalogStore).getState().page.data
      const banner = page?.blocks
        .flatMap(({ widgets }) => widgets)
        .find((widget) => widget.widgetType === WIDGET_TYPE.banner)
      const picture = banner?.widgetType === WIDGET_TYPE.banner ? banner.items[0]?.picture : undefined
      return {
        ...plain,
        title: documentTitle(page?.title ?? route.title, shopName),
        description: page?.description || description,
        image: picture && absolute(origin, imageAddress(picture.url, { width: 1125 })),
        data:
          route.name === 'home'
            ? {
                '@context': 'https://schema.org',
                '@type': 'WebSite',
                name: shopName,
                url: `${origin}/`,
                inLanguage: 'zh-CN',
              }
            : undefined,
      }
    }
    case 'product': {
      const state = shop.store(productStore(params.spuNo ?? '')).getState()
      const spu = state.spu.data
      if (!spu) return plain
      const sku = selectCurrentSku(state)
      const price = sku && priceSku(sku, { now: shop.renderedAt }).price
      return {
        ...plain,
        title: documentTitle(spu.name, shopName),
        description: [spu.sellingPoint, price === undefined ? '' : `到手价 ¥${price / 100}`, spu.highlights.join('、')]
          .filter(Boolean)
          .join('。'),
        image: spu.pictures[0] && absolute(origin, imageAddress(spu.pictures[0].url, { width: 1125 })),
        type: 'product',
        data: productData(spu, state.skus.data ?? [], origin, shop.renderedAt),
      }
    }
    case 'community': {
      const posts = shop.store(postsStore).getState().list.data
      return {
        ...plain,
        description: ['看看大家怎么用智能设备', ...(posts ?? []).slice(0, 3).map(({ title }) => title)].join('。'),
        image: posts?.[0] && absolute(origin, imageAddress(posts[0].cover.url, { width: 1125 })),
      }
    }
    case 'post': {
      const post = shop.store(postStore(params.postId ?? '')).getState().post.data
      if (!post) return plain
      return {
        ...plain,
        title: documentTitle(post.title, shopName),
        description: post.summary,
        image: absolute(origin, imageAddress(post.cover.url, { width: 1125 })),
        type: 'article',
      }
    }
    case 'crowdFunding': {
      const spu = shop.store(productStore(params.spuNo ?? '')).getState().spu.data
      if (!spu) return plain
      return {
        ...plain,
        title: documentTitle(`众筹 · ${spu.name}`, shopName),
        description: [spu.sellingPoint, spu.highlights.join('、')].filter(Boolean).join('。'),
        image: spu.pictures[0] && absolute(origin, imageAddress(spu.pictures[0].url, { width: 1125 })),
      }
    }
    case 'seckill': {
      const products = shop.store(flashSaleStore).getState().products.data ?? []
      const picture = products[0]?.picture
      return {
        ...plain,
        shareTitle: saleShareTitle(products),
        description: `${shopName}限时秒杀：${products.map(({ name }) => name).join('、') || '限时限量，先到先得'}`,
        ...(picture ? { image: absolute(origin, imageAddress(picture.url, { width: 1125 })) } : {}),
      }
    }
    case 'reservation': {
      const campaign = shop.store(reservationStore(params.campaignId ?? '')).getState().campaign.data
      if (!campaign) return plain
      const { product, reservePrice } = campaign
      return {
        ...plain,
        title: documentTitle(`预约抢购 · ${product.name}`, shopName),
        shareTitle: reservationShareTitle(product.name, reservePrice),
        description: product.sellingPoint,
        image: absolute(origin, imageAddress(product.picture.url, { width: 1125 })),
      }
    }
    case 'campaigns': {
      const campaigns = shop.store(campaignsStore).getState().campaigns.data ?? []
      const picture = campaigns.find((one) => one.picture)?.picture
      return {
        ...plain,
        description: `${shopName}优惠活动：${campaigns.map(({ name }) => name).join('、') || '秒杀、拼团、预约和抽奖'}`,
        ...(picture ? { image: absolute(origin, imageAddress(picture.url, { width: 1125 })) } : {}),
      }
    }
    case 'groups': {
      const activities = shop.store(groupsStore).getState().activities.data ?? []
      const products = activities.flatMap((activity) => activity.products)
      return {
        ...plain,
        description: `${shopName}拼团：${products.map(({ name }) => name).join('、') || '凑齐人数，一起享拼团价'}`,
        ...(products[0] ? { image: absolute(origin, imageAddress(products[0].picture.url, { width: 1125 })) } : {}),
      }
    }
    case 'group': {
      const group = shop.store(groupStore(params.groupId ?? '')).getState().group.data
      if (!group) return plain
      return {
        ...plain,
        title: documentTitle(groupShareTitle(group, shop.now()), shopName),
        description: GROUP_SHARE_TEXT,
        image: absolute(origin, imageAddress(group.picture.url, { width: 1125 })),
      }
    }
    case 'bargains': {
      const items = shop.store(bargainsStore).getState().list.data?.result ?? []
      return {
        ...plain,
        description: `${shopName}好友砍价：${items.map(({ skuName }) => skuName).join('、') || '每位好友砍多少事先写明'}`,
        ...(items[0] ? { image: absolute(origin, imageAddress(items[0].picture.url, { width: 1125 })) } : {}),
      }
    }
    case 'bargain': {
      const bargain = shop.store(bargainStore(params.bargainId ?? '')).getState().bargain.data
      if (!bargain) return plain
      return {
        ...plain,
        title: documentTitle(bargainShareTitle(bargain), shopName),
        description: BARGAIN_SHARE_TEXT,
        image: absolute(origin, imageAddress(bargain.picture.url, { width: 1125 })),
      }
    }
    case 'bargainSku': {
      const { skuNo = '', bargainCampaignId = '' } = params
      const item = shop.store(bargainSkuStore(skuNo, bargainCampaignId)).getState().item.data
      if (!item) return plain
      return {
        ...plain,
        title: documentTitle(bargainSkuShareTitle(item.skuName, item.floorPrice), shopName),
        description: BARGAIN_SHARE_TEXT,
        image: absolute(origin, imageAddress(item.picture.url, { width: 1125 })),
      }
    }
    case 'skills':
      return { ...plain, description: `${shopName}智能设备的技能：对音箱和屏幕说一句话就能用，附权限和隐私说明。` }
    case 'skill': {
      const skill = shop.store(skillStore(params.skillId ?? '')).getState().skill.data
      if (!skill) return plain
      return {
        ...plain,
        title: documentTitle(`${skill.name} · 技能`, shopName),
        description: `${skill.summary}。试着说：${skill.examples.join('、')}`,
        image: absolute(origin, imageAddress(skill.icon.url, { width: 750 })),
      }
    }
    case 'fission': {
      const activity = shop.store(fissionStore(params.activityId ?? '')).getState().activity.data
      if (!activity) return plain
      const { name, description: about, picture, productInfo } = activity
      return {
        ...plain,
        title: documentTitle(name, shopName),
        description: about,
        image: absolute(origin, imageAddress((picture ?? productInfo.picture).url, { width: 1125 })),
      }
    }
    case 'invite': {
      const { status, invitation } = shop.store(inviteStore(query.shareId)).getState()
      const campaign = status.data?.campaign
      if (!campaign) return plain
      const { title, description: about, picture } = campaign
      return {
        ...plain,
        title: documentTitle(invitation.data ? inviteShareTitle(title) : title, shopName),
        description: about,
        ...(picture ? { image: absolute(origin, imageAddress(picture.url, { width: 1125 })) } : {}),
      }
    }
    case 'store': {
      const {
        shop: { data: mini },
        products,
      } = shop.store(miniShopStore(query.shopId ?? '')).getState()
      if (!mini) return plain
      const picture = mini.uimg || products.data?.[0]?.picture.url
      return {
        ...plain,
        title: documentTitle(mini.name, shopName),
        description: shopText(mini.ownerName),
        ...(picture ? { image: absolute(origin, imageAddress(picture, { width: 1125 })) } : {}),
      }
    }
    case 'welfare': {
      const present = shop.store(welfareStore(params.activityId ?? '')).getState().present.data
      if (!present) return plain
      const { name, description: about, picture } = present
      return {
        ...plain,
        title: documentTitle(name, shopName),
        description: about,
        ...(picture ? { image: absolute(origin, imageAddress(picture.url, { width: 1125 })) } : {}),
      }
    }
    case 'lottery': {
      const activity = shop.store(lotteryStore(params.activityId ?? '')).getState().activity.data
      if (!activity) return plain
      const { name, description: about, prizes, picture } = activity
      return {
        ...plain,
        title: documentTitle(name, shopName),
        description: about || prizes.map(({ prizeName }) => prizeName).join('、'),
        ...(picture ? { image: absolute(origin, imageAddress(picture.url, { width: 1125 })) } : {}),
      }
    }
    default:
      return plain
  }
}

/** Returns an absolute address; a relative path if the origin is unknown. */
const absolute = (origin: string, address: string): string => (origin ? new URL(address, origin).href : address)
