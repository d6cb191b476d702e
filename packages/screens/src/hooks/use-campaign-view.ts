import type { CampaignKind } from '@hearth/domain'
import { campaignsStore, useActions } from '@hearth/state'
import { useEffect } from 'react'

/**
 * Reports to the owner that a shopper viewed the page of one or more campaigns. An id is undefined until it is loaded.
 */
export function useCampaignView(kind: CampaignKind, ...campaignIds: (string | undefined)[]): void {
  const { view } = useActions(campaignsStore)
  const known = JSON.stringify(campaignIds.filter((id) => id !== undefined))
  useEffect(() => {
    for (const campaignId of JSON.parse(known) as string[]) void view({ kind, campaignId })
  }, [view, kind, known])
}
