import type { TokenContent } from '@hearth/sdk/core'
import { REPLY_CODE } from '@hearth/domain'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** The path of the call that reads a short link. The token of a short link is this path with the code of the link. */
export const TOKENS = '/api/content/share/v1'

/** Returns the token of a short link. */
export const tokenOf = (code: string): string => `${TOKENS}/${code}`

/** Returns the public address of a short link. */
export const shortAddress = (code: string): string => `/s/${code}`

/** Reads the target of a short link; undefined if it does not exist. */
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
