import type { CampaignKind } from '@hearth/domain'
import type { Picture } from '@hearth/sdk/core'
import type { RawBuilder } from 'kysely'

/** A campaign as the list of all campaigns has it. */
export interface ListedCampaign {
  campaignId: string
  name: string
  /** Epoch ms: its first and its last moment. */
  beginTime: number
  endTime: number
  /** Epoch ms: from when shoppers may know of it; null for never. */
  knownFrom: number | null
  /** The product it is about, or the first of them; null for none. */
  spuNo: string | null
  picture: Picture | null
}

/** Where the campaigns of one kind are read from. */
export interface CampaignSource {
  kind: CampaignKind
  /** A `select` of all of them, with columns in the order of `ListedCampaign`. */
  all: RawBuilder<ListedCampaign>
}
