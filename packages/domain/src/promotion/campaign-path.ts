import type { CampaignKind } from '#codes/campaign-kind'

/** A campaign, with the ids that the address of its page needs. */
export interface CampaignPlace {
  kind: CampaignKind
  campaignId: string
  /** The product of the campaign, or its first product; absent for a campaign without products. */
  spuNo?: string
}

type Place = (campaignId: string, spuNo: string) => string

/** The path of the page of each kind of campaign. */
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

/** Returns the path of the page on which shoppers take part in a campaign. */
export const campaignPath = ({ kind, campaignId, spuNo = '' }: CampaignPlace): string =>
  PLACES[kind](encodeURIComponent(campaignId), encodeURIComponent(spuNo))
