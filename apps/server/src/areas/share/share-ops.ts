import { REPLY_CODE, safeNext } from '@hearth/domain'
import { content, type ListShortLinks, type MakeShortLink, type OpsShortLink, type OpsShortLinks } from '@hearth/ops'
import { sql } from 'kysely'
import { shortAddress, tokenOf } from '#areas/share/short-links'
import type { Database } from '#database/connect'
import { reads, writes, type OpsContext, type Written } from '#kernel/ops-area'
import { ShopError } from '#kernel/shop-error'

/** What staff ask of short links. */
export const shareOps = [
  reads(content, { links: (payload, { db }) => listLinks(db, payload) }),
  writes(content, { makeLink: (payload, context) => makeLink(context, payload) }),
]

interface LinkRow {
  code: string
  path: string
  title: string
  createdAt: number
}

const toLink = (row: LinkRow): OpsShortLink => ({ ...row, url: shortAddress(row.code), token: tokenOf(row.code) })

async function listLinks(db: Database, { after, count = 20 }: ListShortLinks): Promise<OpsShortLinks> {
  const { rows } = await sql<LinkRow>`
    select code, path, title, created_at as "createdAt" from short_link
    where ${after ? sql`(created_at, code) < (select created_at, code from short_link where code = ${after})` : sql`true`}
    order by created_at desc, code desc limit ${count + 1}`.execute(db)
  const page = rows.slice(0, count)
  return { links: page.map(toLink), after: rows.length > count ? page.at(-1)!.code : '' }
}

/** @throws ShopError badInput for what is no path of the shop */
async function makeLink(
  { db, now, random }: OpsContext,
  { path, title }: MakeShortLink,
): Promise<Written<OpsShortLink>> {
  if (safeNext(path) !== path || path.startsWith('/s/'))
    throw new ShopError(REPLY_CODE.badInput, '请填写本店页面的路径，例如 /product/1001', 'path')
  const row = { code: random.bytes(6).toString('base64url'), path, title, createdAt: now }
  await db.insertInto('short_link').values({ code: row.code, path, title, created_at: now }).execute()
  return { reply: toLink(row), changes: [{ target: { kind: 'shortLink', id: row.code }, after: { path, title } }] }
}
