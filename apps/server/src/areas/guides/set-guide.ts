import { REPLY_CODE } from '@hearth/domain'
import type { ChangedGuide, OpsGuide, SetGuide } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { isUnreadable } from '#kernel/is-unreadable'
import type { OpsContext, Written } from '#kernel/ops-area'
import { needVersion } from '#kernel/ops-error'
import { ShopError } from '#kernel/shop-error'

/** The guide to a product. @throws ShopError notFound */
export async function readGuide(db: Database, spuNo: string): Promise<OpsGuide> {
  const { rows } = await sql<{ title: string | null; url: string | null; version: number | null }>`
    select guide.title, guide.url, guide.version from spu left join guide on guide.spu_no = spu.spu_no
    where spu.spu_no = ${spuNo}`.execute(db)
  const [row] = rows
  if (!row) throw new ShopError(REPLY_CODE.notFound, '没有这个商品', 'spuNo')
  const { title, url, version } = row
  return { spuNo, version: version ?? 0, ...(title !== null && url !== null ? { guide: { title, url } } : {}) }
}

/** Gives a product a guide, or takes it away. @throws ShopError notFound, badInput; OpsError stale */
export async function setGuide(
  { db }: OpsContext,
  { spuNo, version, guide }: SetGuide,
): Promise<Written<ChangedGuide>> {
  // Its product's row is locked, since it may have no guide yet.
  await sql`select spu_no from spu where spu_no = ${spuNo} for update`.execute(db)
  const before = await readGuide(db, spuNo)
  needVersion(before.version, version)
  if (guide && isUnreadable(guide.title)) throw new ShopError(REPLY_CODE.badInput, undefined, 'guide')
  const changed = guide?.title !== before.guide?.title || guide?.url !== before.guide?.url
  if (changed) await writeGuides(db, [{ spuNo, guide: guide ?? null }])
  return {
    reply: { ...(await readGuide(db, spuNo)), changed },
    changes: [
      {
        target: { kind: 'product', id: spuNo },
        before: { guide: before.guide ?? null },
        after: { guide: guide ?? null },
      },
    ],
  }
}

/** Writes guides of products that are there; null takes one away. */
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
