import type { CampaignKind } from '@hearth/domain'
import type { Picture } from '@hearth/sdk/core'
import type { RawBuilder } from 'kysely'

/** A campaign in the list of all campaigns. */
export interface ListedCampaign {
  campaignId: string
  name: string
  /** Epoch ms: the first and the last moment of the campaign. */
  beginTime: number
  endTime: number
  /** Epoch ms: when the campaign becomes public; null if it never becomes public. */
  knownFrom: number | null
  /** The campaign's product, or the first of several products; null without a product. */
  spuNo: string | null
  picture: Picture | null
}

/** Where the campaigns of one kind are read from. */
export interface CampaignSource {
  kind: CampaignKind
  /** A `select` of all campaigns of the kind, with columns in the order of `ListedCampaign`. */
  all: RawBuilder<ListedCampaign>
}
