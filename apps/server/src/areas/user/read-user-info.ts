import { LOGIN_STATE, maskTelephone } from '@hearth/domain'
import type { UserInfo } from '@hearth/sdk/core'
import type { Database } from '#database/connect'

/** What a visitor is told of himself (E01). */
const VISITOR: UserInfo = { isLogin: LOGIN_STATE.visitor, displayName: '', telephone: '', userName: '', uimg: '', openId: '', shopInfo: {}, attributes: [], member: { memberType: 0 } }

/** Who the shopper is; a visitor where there is none. */
export async function readUserInfo(db: Database, shopper: string | undefined): Promise<UserInfo> {
  if (shopper === undefined) return VISITOR
  const row = await db.selectFrom('shopper').selectAll().where('id', '=', shopper).executeTakeFirst()
  if (!row) return VISITOR
  return {
    isLogin: LOGIN_STATE.loggedIn,
    displayName: row.display_name,
    telephone: maskTelephone(row.telephone),
    userName: row.display_name,
    uimg: row.avatar,
    openId: '',
    shopInfo: {},
    attributes: row.enterprise ? ['enterprise'] : [],
    member: { memberType: row.member_type },
  }
}
