import type { CampaignKind } from '#codes/campaign-kind'

/** What the page of a campaign is found by. */
export interface CampaignPlace {
  kind: CampaignKind
  campaignId: string
  /** The product it is about, or the first of them; absent where it is about none. */
  spuNo?: string
}

type Place = (campaignId: string, spuNo: string) => string

/** Where each kind of campaign has its page. */
const PLACES: Readonly<Record<CampaignKind, Place>> = {
  flashSale: (id) => `/seckill?promotionId=${id}`,
  group: () => '/groups',
  bargain: () => '/bargain',
  reservation: (id) => `/reservation/${id}`,
  preSale: (_id, spuNo) => `/product/${spuNo}`,
  crowdFunding: (id, spuNo) => `/crowd/funding/detail/${spuNo}?promotionId=${id}`,
  lottery: (id) => `/lottery/${id}`,
  welfare: (id) => `/welfare/${id}`,
  fission: (id) => `/fission/${id}`,
}

/** The path of the page on which shoppers take part in a campaign. */
export const campaignPath = ({ kind, campaignId, spuNo = '' }: CampaignPlace): string =>
  PLACES[kind](encodeURIComponent(campaignId), encodeURIComponent(spuNo))
