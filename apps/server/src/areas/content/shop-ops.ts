import { shop, type ChangeShop, type OpsShop, type ShopWords } from '@hearth/ops'
import { sql } from 'kysely'
import { readProfile } from '#areas/content/shop-profile'
import { writeProfile } from '#areas/content/write-profile'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { reads, writes } from '#kernel/ops/ops-area'
import { needVersion } from '#kernel/ops/ops-error'

/** Calls of staff for the shop itself. */
export const shopOps = [
  reads(shop, { read: (_, { db }) => readOpsShop(db) }),
  writes(shop, { change: (payload, context) => changeShop(context, payload) }),
]

async function readOpsShop(db: Database): Promise<OpsShop> {
  const { name, slogan, description, logo, colour, serviceHours, companyName, license, filings, paymentMarks } =
    await readProfile(db)
  return {
    name,
    slogan,
    description,
    logo: logo?.url ?? '',
    colour: colour ?? '',
    serviceHours,
    companyName: companyName ?? '',
    creditCode: license?.creditCode ?? '',
    filings: filings.map(({ title }) => title),
    paymentMarks,
    version: await readShopVersion(db),
  }
}

async function changeShop({ db }: OpsContext, { version, ...change }: ChangeShop): Promise<Written<OpsShop>> {
  await lockShopVersion(db, version)
  const before = await readOpsShop(db)
  const { name, slogan, description, colour, serviceHours, companyName, paymentMarks } = change
  const said: ShopWords = { name, slogan, description, colour, serviceHours, companyName, paymentMarks }
  const words = Object.entries(said).filter(([, word]) => word !== undefined)
  await writeProfile(db, said)
  await pagesChanged(db)
  return {
    reply: await readOpsShop(db),
    changes: [
      {
        target: { kind: 'shop', id: 'profile' },
        before: Object.fromEntries(words.map(([field]) => [field, before[field as keyof OpsShop]])),
        after: Object.fromEntries(words),
      },
    ],
  }
}

export async function readShopVersion(db: Database): Promise<number> {
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'shopVersion')
    .executeTakeFirstOrThrow()
  return Number(value)
}

/**
 * Locks the version of the shop's profile and increments it, so that one change runs at a time.
 * @throws OpsError stale unless the version is `expected`
 */
export async function lockShopVersion(trx: Database, expected: number): Promise<void> {
  await sql`select from setting where name = 'shopVersion' for update`.execute(trx)
  needVersion(await readShopVersion(trx), expected)
  await sql`update setting set value = to_jsonb(${expected + 1}::bigint) where name = 'shopVersion'`.execute(trx)
}
