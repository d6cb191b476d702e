import type { CampaignKind, CampaignStatus } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { List } from './shared.types'
import type { EpochMs, Id, SpuNo } from './values.types'

/** A campaign of any kind, as shown on the page of all campaigns. */
export interface ShopCampaign {
  /**
   * Kind of the campaign; `campaignPath` of `@hearth/domain` computes the path of its page from `kind` and
   * `campaignId`.
   */
  kind: CampaignKind
  /** The campaign: the id of the promotion, if its kind is a promotion.
   * @examples ["flash-1"] */
  campaignId: Id
  /** Name of the campaign.
   * @examples ["20:00 场"] */
  name: string
  /** Product of the campaign, or the first of its products; absent for none. */
  spuNo?: SpuNo
  /** Picture of the campaign, or of its product; absent for none. */
  picture?: Picture
  /** Status of the campaign. */
  status: CampaignStatus
  /** Epoch ms: when the campaign begins. */
  beginTime: EpochMs
  /** Epoch ms: when the campaign ends. */
  endTime: EpochMs
}

/** Running and announced campaigns. */
export interface ShopCampaigns extends List<ShopCampaign> {}

/** Identifies the campaign whose page was opened. */
export interface ViewCampaign {
  /** Kind of the campaign. */
  kind: CampaignKind
  /** The campaign, as in `listCampaigns`.
   * @examples ["flash-1"] */
  campaignId: Id
}
