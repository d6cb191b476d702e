import type { TokenContent } from '@hearth/sdk/core'
import { REPLY_CODE } from '@hearth/domain'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** The path of a short link; the call's token is this address. */
export const TOKENS = '/api/content/share/v1'

/** The token of a short link. */
export const tokenOf = (code: string): string => `${TOKENS}/${code}`

/** The public address of a short link. */
export const shortAddress = (code: string): string => `/s/${code}`

/** The target of a short link; nothing if the shop did not create it. */
export const readShortLink = (db: Database, code: string): Promise<{ path: string; title: string } | undefined> =>
  db.selectFrom('short_link').select(['path', 'title']).where('code', '=', code).executeTakeFirst()

/**
 * Reads the target of a token.
 * @throws ShopError notFound
 */
export async function followToken(db: Database, token: string): Promise<TokenContent> {
  const link = await readShortLink(db, token.slice(token.lastIndexOf('/') + 1))
  if (!link) throw new ShopError(REPLY_CODE.notFound, '这个链接已失效', 'token')
  return { title: link.title, url: link.path }
}
