import type { CampaignKind, CampaignStatus } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { List } from './shared.types'
import type { EpochMs, Id, SpuNo } from './values.types'

/** A campaign of any kind, as the page shows it that lists all of them. */
export interface ShopCampaign {
  /** What kind of campaign it is; with `campaignId` it tells the page, see `campaignPath` of the domain. */
  kind: CampaignKind
  /** The campaign: the promotion, where its kind is one of promotions. */
  campaignId: Id
  /** What it is called.
   * @examples ["20:00 场"] */
  name: string
  /** The product it is about, or the first of them; absent where it is about none. */
  spuNo?: SpuNo
  /** A picture of it, or of that product; absent where there is none. */
  picture?: Picture
  /** Whether it runs. */
  status: CampaignStatus
  /** Epoch ms: its first moment. */
  beginTime: EpochMs
  /** Epoch ms: its last moment. */
  endTime: EpochMs
}

/** Campaigns that run or are announced. */
export interface ShopCampaigns extends List<ShopCampaign> {}

/** Names the campaign whose page was opened. */
export interface ViewCampaign {
  /** Its kind. */
  kind: CampaignKind
  /** The campaign, as `listCampaigns` names it. */
  campaignId: Id
}
