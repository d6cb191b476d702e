import type { Call } from '@hearth/sdk/core'
import type {
  CopyInvitation,
  InvitationPreview,
  ListInvitations,
  OpsInvitationAsRead,
  OpsInvitationDetail,
  OpsInvitationId,
  OpsInvitationPage,
  RefusedNumber,
  RefuseNumber,
} from './invitations.types'

/** Campaigns in which promoters invite buyers (F20). Shop files create them. */
export const invitations = {
  /** Lists campaigns in the order of their ids, or the newest first, with counts of invited shoppers and buyers. */
  list: 'GET /ops/invitations/v1 may=coupons.read' as Call<ListInvitations, OpsInvitationPage>,
  /**
   * Reads a campaign with its steps and results, and the rules of platforms that it may break.
   * @throws notFound 107002404: for a campaign that is not there
   */
  get: 'GET /ops/invitations/{campaignId}/v1 may=coupons.read' as Call<OpsInvitationId, OpsInvitationDetail>,
  /**
   * Shows a campaign as promoters and their friends will see it, published or not.
   * @throws notFound 107002404: for a campaign that is not there
   */
  preview: 'GET /ops/invitations/{campaignId}/preview/v1 may=coupons.read' as Call<OpsInvitationId, InvitationPreview>,
  /**
   * Starts a campaign, which then runs from its begin to its end time.
   * @throws notFound 107002404: for a campaign that is not there
   * @throws wrongState 107002414: for one that is started or over, or whose time overlaps another started campaign
   * @throws stale 107003409: when it was changed since it was read
   */
  start: 'POST /ops/invitations/{campaignId}/start/v1 may=coupons.write' as Call<
    OpsInvitationAsRead,
    OpsInvitationDetail
  >,
  /**
   * Ends a campaign now: nobody can be invited any more; orders already placed still count, and awards can be taken.
   * @throws notFound 107002404: for a campaign that is not there
   * @throws wrongState 107002414: for one that was not started, or is over
   * @throws stale 107003409: when it was changed since it was read
   */
  stop: 'POST /ops/invitations/{campaignId}/stop/v1 may=coupons.write' as Call<
    OpsInvitationAsRead,
    OpsInvitationDetail
  >,
  /**
   * Copies a campaign to another time; the copy is not started yet.
   * @throws notFound 107002404: for a campaign that is not there
   * @throws badInput 107002400: for one that ends before it begins
   * @throws conflict 107002409: when there is one of the new id
   * @throws stale 107003409: when it was changed since it was read
   */
  copy: 'POST /ops/invitations/{campaignId}/copy/v1 may=coupons.write' as Call<CopyInvitation, OpsInvitationDetail>,
  /**
   * Records a telephone number that gets no more invitations, because its owner replied to an invitation with R or
   * objected in another way. A repeat changes nothing.
   */
  refuse: 'POST /ops/invitations/refusals/v1 may=coupons.write' as Call<RefuseNumber, RefusedNumber>,
}

export type * from './invitations.types'
