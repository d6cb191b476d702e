import type { TokenContent } from '@hearth/sdk/core'
import { REPLY_CODE } from '@hearth/domain'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** Where the call for a short link is answered: the token is this address. */
export const TOKENS = '/api/content/share/v1'

/** The token of a short link. */
export const tokenOf = (code: string): string => `${TOKENS}/${code}`

/** The address of a short link for people. */
export const shortAddress = (code: string): string => `/s/${code}`

/** What a short link leads to; nothing for one that the shop did not make. */
export const readShortLink = (db: Database, code: string): Promise<{ path: string; title: string } | undefined> =>
  db.selectFrom('short_link').select(['path', 'title']).where('code', '=', code).executeTakeFirst()

/**
 * Reads where a token leads.
 * @throws ShopError notFound
 */
export async function followToken(db: Database, token: string): Promise<TokenContent> {
  const link = await readShortLink(db, token.slice(token.lastIndexOf('/') + 1))
  if (!link) throw new ShopError(REPLY_CODE.notFound, '这个链接已失效', 'token')
  return { title: link.title, url: link.path }
}
