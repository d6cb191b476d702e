import {
  BARGAIN_SHARE_TEXT,
  bargainShareTitle,
  bargainSkuShareTitle,
  DEFAULT_SHARE,
  GROUP_SHARE_TEXT,
  groupShareTitle,
  REPLY_CODE,
  SHARED_PAGES,
  sharedPage,
  shopText,
  type SharedPage,
  type SharedPageName,
} from '@hearth/domain'
import { sql } from 'kysely'
import { readBargainCampaign } from '#areas/bargains/bargain-campaigns'
import { noSuchCampaign, readBargain } from '#areas/bargains/read-bargains'
import { readProfile, type ShopProfile } from '#areas/content/shop-profile'
import { needFission, rewardOf } from '#areas/fission/fission-row'
import { fissionText } from '#areas/fission/read-fission'
import { readGroup } from '#areas/groups/read-groups'
import { noSuchCampaign as noSuchInvite, shownCampaign, toCampaign } from '#areas/invites/invite-row'
import { lotteryNamed, needLottery } from '#areas/lottery/lottery-row'
import { presentInfo } from '#areas/presents/present-info'
import { needOpenShop } from '#areas/promoter-terms/shop-row'
import { readCards } from '#areas/products/read-cards'
import { readMerchant } from '#areas/products/read-spu'
import { readCampaign } from '#areas/reservation/read-reservations'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import type { PosterView } from '#ports/poster'

/** The default colour of a shop. */
const USUAL_ACCENT = '#bf3b09'

/**
 * The name of the picture for pages without a picture of their own. If the shop has no picture with this name, the
 * poster shows none.
 */
const USUAL_PICTURE = 'share-default'

const SCAN = '长按识别二维码'

type Said = Pick<PosterView, 'title' | 'text' | 'price' | 'originalPrice' | 'picture' | 'notes'>

/** Returns the shop's name, slogan and colour, which all its pictures for sharing show. */
export const shopView = ({
  name,
  slogan,
  colour,
}: ShopProfile): Pick<PosterView, 'shopName' | 'slogan' | 'accent'> => ({
  shopName: name,
  slogan,
  accent: colour ?? USUAL_ACCENT,
})

/**
 * Returns the content of a page's picture for sharing.
 * @throws ShopError badInput for an address that can't be shared; notFound for an unknown product, campaign or merchant
 */
export async function pageView({ db, now, origin }: Context, url: string): Promise<PosterView> {
  const page = sharedPage(url, origin)
  if (!page) throw new ShopError(REPLY_CODE.badInput, '只能分享本店的页面', 'url')
  const profile = await readProfile(db)
  const said = await sayPage(db, page, profile, now).catch((error: Error) => {
    throw error instanceof ShopError ? new ShopError(error.code, error.message, 'url') : error
  })
  return { ...shopView(profile), tone: 'light', ...said, link: origin + page.path }
}

/** Pages that each show one thing, such as a product. The texts of their pictures come from this thing. */
type OfOneThing =
  | 'product'
  | 'merchant'
  | 'group'
  | 'reservation'
  | 'lottery'
  | 'bargain'
  | 'bargainSku'
  | 'welfare'
  | 'fission'
  | 'store'
  | 'invite'

/** The texts on the pictures of pages that do not show one thing, such as the home page. */
const TEXTS: Readonly<Record<Exclude<SharedPageName, OfOneThing>, string>> = {
  home: '智能好物，一站选齐',
  allProducts: '全部好物，按品类挑选',
  coupons: '优惠券限时领取，下单立减',
  points: '用积分兑换好物',
  stores: '到店看看智能设备怎么用',
  newcomer: '新人券和新人价，登录即可领取',
  seckill: '限时限量，先到先得',
  campaigns: '秒杀、拼团、预约和抽奖，正在进行的活动都在这里',
  groups: '凑齐人数，一起享拼团价',
  bargains: '每位好友砍多少事先写明',
  recommend: '为您挑选的好物和直播',
}

async function sayPage(db: Database, page: SharedPage, { name }: ShopProfile, now: number): Promise<Said> {
  switch (page.name) {
    case 'product':
      return sayProduct(db, page, now)
    case 'group': {
      const group = await readGroup(db, undefined, page.params['groupId'] ?? '')
      const { groupPrice, price, picture } = group
      const title = groupShareTitle(group, now)
      const originalPrice = price > groupPrice ? price : undefined
      return {
        title,
        text: GROUP_SHARE_TEXT,
        price: groupPrice,
        originalPrice,
        picture: picture.url,
        notes: [SCAN, '是否还能参团以页面为准'],
      }
    }
    case 'bargain': {
      const viewer = { shopper: undefined, now, systemType: undefined }
      const bargain = await readBargain(db, page.params['bargainId'] ?? '', viewer)
      return {
        title: bargainShareTitle(bargain),
        text: BARGAIN_SHARE_TEXT,
        price: bargain.currentPrice,
        picture: bargain.picture.url,
        notes: [SCAN, '现在的价格以页面为准'],
      }
    }
    case 'bargainSku': {
      const { skuNo = '', bargainCampaignId = '' } = page.params
      const campaign = await readBargainCampaign(db, { skuNo, bargainCampaignId }, now)
      if (!campaign) throw noSuchCampaign()
      return {
        title: bargainSkuShareTitle(campaign.skuName, campaign.floorPrice),
        text: BARGAIN_SHARE_TEXT,
        price: campaign.floorPrice,
        picture: campaign.picture.url,
        notes: [SCAN, '是否还能砍价以页面为准'],
      }
    }
    case 'reservation': {
      const campaign = await readCampaign(db, undefined, page.params['campaignId'] ?? '', now)
      const { product, reservePrice } = campaign
      return {
        title: product.name,
        text: '先预约，再按预约价购买',
        price: reservePrice,
        originalPrice: product.price > reservePrice ? product.price : undefined,
        picture: product.picture.url,
        notes: [SCAN, '是否还能预约以页面为准'],
      }
    }
    case 'lottery': {
      const lottery = await needLottery(db, await lotteryNamed(db, page.params['activityId'] ?? '', now))
      return {
        title: lottery.name,
        text: lottery.description,
        picture: lottery.picture?.url ?? USUAL_PICTURE,
        notes: [SCAN, '奖品和概率以页面为准'],
      }
    }
    case 'fission': {
      const activity = await needFission(db, page.params['activityId'] ?? '')
      const { name, picture, helpers, skuNo, spuNo } = activity
      const { spus, card } = await readCards(db, sql`spu.spu_no = ${spuNo}`, now)
      return {
        title: name,
        text: fissionText(helpers, rewardOf(activity).name),
        picture: picture?.url ?? (spus[0] && card(spus[0], skuNo).picture.url) ?? USUAL_PICTURE,
        notes: [SCAN, '助力由好友本人登录完成'],
      }
    }
    case 'welfare': {
      const { title, description, picture } = await presentInfo(db, page.params['activityId'] ?? '', now)
      return {
        title,
        text: description,
        picture: picture?.url ?? USUAL_PICTURE,
        notes: [SCAN, '是否还能领取以页面为准'],
      }
    }
    case 'invite': {
      const campaign = await shownCampaign(db, {}, now)
      if (!campaign) throw noSuchInvite()
      const { title, picture, coupon } = toCampaign(campaign, now)
      return {
        title,
        text: `送您「${coupon.couponName}」，从未购买过的新朋友登录即可领取`,
        picture: picture?.url ?? USUAL_PICTURE,
        notes: [SCAN, '是否还能领取以页面为准'],
      }
    }
    case 'store': {
      const shopId = new URLSearchParams(page.path.split('?')[1]).get('shopId') ?? ''
      const shop = await needOpenShop(db, shopId)
      return { title: shop.name, text: shopText(shop.ownerName), picture: USUAL_PICTURE, notes: [SCAN, '进小店看看'] }
    }
    case 'merchant': {
      const merchant = await readMerchant(db, page.params['merchantId'] ?? '')
      return { title: merchant.name, text: merchant.companyName, notes: [SCAN, '进店看看'] }
    }
    default: {
      const title = page.name === 'home' ? DEFAULT_SHARE.title : SHARED_PAGES[page.name].title
      return { title, text: TEXTS[page.name], picture: USUAL_PICTURE, notes: [SCAN, `来${name}看看`] }
    }
  }
}

/** Returns the text of a product, with the price that everybody pays. */
async function sayProduct(db: Database, { params, path }: SharedPage, now: number): Promise<Said> {
  const skuNo = new URLSearchParams(path.split('?')[1]).get('skuNo') ?? undefined
  const { spus, card } = await readCards(db, sql`spu.spu_no = ${params['spuNo'] ?? ''}`, now)
  const [spu] = spus
  if (!spu) throw new ShopError(REPLY_CODE.notFound, '没有找到这件商品')
  const { name, sellingPoint, price, originalPrice, picture } = card(spu, skuNo)
  return {
    title: name,
    text: sellingPoint,
    price,
    originalPrice,
    picture: picture.url,
    notes: [SCAN, '价格以商品页为准'],
  }
}
