import type { CampaignKind } from '@hearth/domain'
import type { Picture } from '@hearth/sdk/core'
import type { RawBuilder } from 'kysely'

/** A campaign in the list of all campaigns. */
export interface ListedCampaign {
  campaignId: string
  name: string
  /** Epoch ms: its first and its last moment. */
  beginTime: number
  endTime: number
  /** Epoch ms: when it becomes public; null if it never does. */
  knownFrom: number | null
  /** Its product, or the first of several; null for none. */
  spuNo: string | null
  picture: Picture | null
}

/** Where the campaigns of one kind are read from. */
export interface CampaignSource {
  kind: CampaignKind
  /** A `select` of all of them, with columns in the order of `ListedCampaign`. */
  all: RawBuilder<ListedCampaign>
}
