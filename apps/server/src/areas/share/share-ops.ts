import { REPLY_CODE, safeNext } from '@hearth/domain'
import { content, type ListShortLinks, type MakeShortLink, type OpsShortLink } from '@hearth/ops'
import { sql } from 'kysely'
import { shortAddress, tokenOf } from '#areas/share/short-links'
import { reads, writes, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { descending } from '#kernel/reads/page-of'
import { ShopError } from '#kernel/shop-error'

interface LinkRow {
  code: string
  path: string
  title: string
  createdAt: number
}

const toLink = (row: LinkRow): OpsShortLink => ({ ...row, url: shortAddress(row.code), token: tokenOf(row.code) })

const linkList = opsList<ListShortLinks, LinkRow>({
  columns: sql`code, path, title, created_at as "createdAt"`,
  from: sql`short_link`,
  filters: {},
  sorts: { newest: [descending('created_at'), descending('code')] },
  row: (after) => sql`short_link where code = ${after}`,
  nameOf: ({ code }) => code,
})

/** Calls of staff for short links. */
export const shareOps = [
  reads(content, {
    async links(payload, context) {
      const { rows, after } = await readList(linkList, context, payload)
      return { links: rows.map(toLink), after }
    },
  }),
  writes(content, { makeLink: (payload, context) => makeLink(context, payload) }),
]

/** Creates a short link. @throws ShopError badInput for an address that is no path of the shop */
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
