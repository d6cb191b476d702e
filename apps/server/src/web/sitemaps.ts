import { productPath } from '@hearth/domain'
import { escapeUTF8 } from 'entities/escape'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { CatalogueVersion } from '#kernel/reads/catalogue-version'

/**
 * Maximum number of addresses of one file. The protocol allows 50,000; a file of 5,000 is sent as quickly as a page.
 */
const MOST = 5_000
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Lists of the shop's pages for search engines, cached until the products change. */
export interface Sitemaps {
  /** Returns the list of all pages; if they are too many for one file, the list of the files that list them. */
  whole(origin: string): Promise<string>
  /** Returns the file with this number, from 1; undefined if there is no such file. */
  part(origin: string, part: number): Promise<string | undefined>
}

interface Counted {
  products: number
  /** How often products were archived or restored. */
  changes: number
}

/**
 * Makes the lists. `pages` are the public pages besides those of products. Only tests set `most`, the maximum number of
 * addresses of a file.
 */
export function createSitemaps(
  db: Database,
  version: CatalogueVersion,
  pages: readonly string[] = [],
  most = MOST,
): Sitemaps {
  const kept = new Map<string, Promise<string>>()
  let counted: { stretch: string; count: Promise<Counted> } | undefined
  let known = ''

  /**
   * Returns the number of products, read once for each version. Products are never deleted, so lists with the same
   * number are the same if no product was archived or restored.
   */
  async function countProducts(): Promise<number> {
    const stretch = await version.read()
    if (counted?.stretch !== stretch) {
      const asked = {
        stretch,
        count: sql<Counted>`
          select coalesce(sum(case when archived_at is null then 1 else 0 end), 0) as products,
            coalesce(sum(version), 0) as changes
          from spu`
          .execute(db)
          .then(({ rows }) => rows[0]!),
      }
      asked.count.catch(() => (counted = undefined))
      counted = asked
    }
    const { products, changes } = await counted.count
    if (`${products} ${changes}` !== known) kept.clear()
    known = `${products} ${changes}`
    return products
  }

  const parts = async (): Promise<number> => Math.max(1, Math.ceil(((await countProducts()) + pages.length) / most))

  /** Makes a text once for all requests. */
  function once(key: string, make: () => Promise<string>): Promise<string> {
    const made = kept.get(key) ?? make()
    if (!kept.has(key)) made.catch(() => kept.delete(key))
    kept.set(key, made)
    return made
  }

  const list = (origin: string, part: number): Promise<string> =>
    once(`${origin} ${part}`, async () => {
      const first = part === 1 ? pages : []
      const start = part === 1 ? 0 : (part - 1) * most - pages.length
      const spus = await db
        .selectFrom('spu')
        .select('spu_no')
        .where('archived_at', 'is', null)
        .orderBy('spu_no')
        .offset(start)
        .limit(most - first.length)
        .execute()
      const paths = [...first, ...spus.map((spu) => productPath(spu.spu_no))]
      return file(
        'urlset',
        paths.map((path) => `<url><loc>${escapeUTF8(origin + path)}</loc></url>`),
      )
    })

  return {
    async whole(origin) {
      const count = await parts()
      if (count === 1) return list(origin, 1)
      return file(
        'sitemapindex',
        Array.from(
          { length: count },
          (_, at) => `<sitemap><loc>${escapeUTF8(`${origin}/sitemap-${at + 1}.xml`)}</loc></sitemap>`,
        ),
      )
    },
    part: async (origin, part) => (part >= 1 && part <= (await parts()) ? list(origin, part) : undefined),
  }
}

const file = (name: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${SCHEMA}>\n${lines.join('\n')}\n</${name}>\n`
