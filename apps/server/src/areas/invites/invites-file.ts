import { invitationFaults, writeInvitations } from '#areas/invites/write-invites'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The part of a shop file with campaigns of invitations. */
export const invitesFile: readonly ShopFilePart[] = [
  shopFilePart('invitations', {
    key: 'campaignId',
    tables: { invite_campaign: 'id', invite_step: 'campaign_id' },
    after: ['pictures', 'couponBatches'],
    check: invitationFaults,
    write: writeInvitations,
  }),
]
