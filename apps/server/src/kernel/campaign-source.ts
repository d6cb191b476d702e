import type { CampaignKind } from '@hearth/domain'
import type { Picture } from '@hearth/sdk/core'
import type { RawBuilder } from 'kysely'

/** A campaign as the page of all campaigns lists it. */
export interface ListedCampaign {
  campaignId: string
  name: string
  /** Epoch ms: its first and its last moment. */
  beginTime: number
  endTime: number
  /** The product it is about, or the first of them; null for none. */
  spuNo: string | null
  picture: Picture | null
}

/** Where the campaigns of one kind are read from. */
export interface CampaignSource {
  kind: CampaignKind
  /** A `select`, with columns in the order of `ListedCampaign`, of those that shoppers may know of at a moment. */
  known(now: number): RawBuilder<ListedCampaign>
}
