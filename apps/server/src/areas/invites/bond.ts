import type { InviteWay } from '@hearth/domain'
import { sql } from 'kysely'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A shopper and the promoter who invited them. */
export interface Bond {
  /** The id of the invited shopper. */
  shopperId: string
  promoterId: string
  campaignId: string
  way: InviteWay
  /** Epoch ms. */
  invitedAt: number
}

/** Stores who invited a shopper. Only the first promoter is stored, even for concurrent requests. */
export async function keepBond(
  { db }: Pick<UnitOfWork, 'db'>,
  { shopperId, promoterId, campaignId, way, invitedAt }: Bond,
): Promise<void> {
  await sql`
    insert into invite_bond (shopper_id, promoter_id, campaign_id, way, invited_at)
    values (${shopperId}, ${promoterId}, ${campaignId}, ${way}, ${invitedAt})
    on conflict (shopper_id) do nothing`.execute(db)
}
