import { REPLY_CODE } from '@hearth/domain'
import type { ChangedGuide, OpsGuide, SetGuide } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { isUnreadable } from '#kernel/payloads/is-unreadable'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

/** Reads and changes the guides to products. Locks the product, since it may have no guide yet. */
export const productGuides = versioned<OpsGuide>({
  kind: 'product',
  async find(db, spuNo, lock) {
    if (lock) await sql`select spu_no from spu where spu_no = ${spuNo} for update`.execute(db)
    const { rows } = await sql<{ title: string | null; url: string | null; version: number | null }>`
      select guide.title, guide.url, guide.version from spu left join guide on guide.spu_no = spu.spu_no
      where spu.spu_no = ${spuNo}`.execute(db)
    const [row] = rows
    if (!row) return undefined
    const { title, url, version } = row
    return { spuNo, version: version ?? 0, ...(title !== null && url !== null ? { guide: { title, url } } : {}) }
  },
  missing: () => new ShopError(REPLY_CODE.notFound, '没有这个商品', 'spuNo'),
  told: ({ guide = null }) => ({ guide }),
})

/** Sets or removes the guide to a product. @throws ShopError notFound, badInput; OpsError stale */
export async function setGuide(
  context: OpsContext,
  { spuNo, version, guide }: SetGuide,
): Promise<Written<ChangedGuide>> {
  const { reply, changes } = await productGuides.change(context, { id: spuNo, version }, async (before) => {
    if (guide && isUnreadable(guide.title)) throw new ShopError(REPLY_CODE.badInput, undefined, 'guide')
    if (guide?.title !== before.guide?.title || guide?.url !== before.guide?.url)
      await writeGuides(context.db, [{ spuNo, guide: guide ?? null }])
  })
  return { reply: { ...reply, changed: reply.version !== version }, changes }
}

/** Writes the guides to existing products. A guide of null removes the guide. */
export async function writeGuides(
  db: Database,
  guides: readonly { spuNo: string; guide: { title: string; url: string } | null }[],
): Promise<void> {
  if (guides.length === 0) return
  const rows = guides.map(({ spuNo, guide }) => ({ spu_no: spuNo, ...guide }))
  await sql`
    insert into guide (spu_no, title, url)
    select spu_no, title, url from ${listRows(rows, 'spu_no text, title text, url text')} as listed
    on conflict (spu_no) do update set title = excluded.title, url = excluded.url, version = guide.version + 1`.execute(
    db,
  )
}
