import { createHash } from 'node:crypto'
import { LOGIN_STATE, maskTelephone, visitor } from '@hearth/domain'
import type { UserInfo } from '@hearth/sdk/core'
import type { Database } from '#database/connect'

/** Who the shopper is; a visitor where there is none. */
export async function readUserInfo(db: Database, shopper: string | undefined): Promise<UserInfo> {
  if (shopper === undefined) return visitor()
  const row = await db.selectFrom('shopper').selectAll().where('id', '=', shopper).executeTakeFirst()
  if (!row) return visitor()
  return {
    isLogin: LOGIN_STATE.loggedIn,
    displayName: row.display_name,
    telephone: maskTelephone(row.telephone),
    userName: row.display_name,
    uimg: row.avatar,
    openId: openIdOf(row.id),
    shopInfo: {},
    attributes: row.enterprise ? ['enterprise'] : [],
    member: { memberType: row.member_type },
  }
}

/** Tells shoppers apart, and says nothing else of them. */
const openIdOf = (shopperId: string): string =>
  createHash('sha256').update(`open ${shopperId}`).digest('base64url').slice(0, 28)
