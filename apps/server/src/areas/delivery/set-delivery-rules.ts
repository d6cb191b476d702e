import { REPLY_CODE, type DeliveryAreaRule, type DeliveryRules } from '@hearth/domain'
import type { OpsDeliveryRules, SetDeliveryRules } from '@hearth/ops'
import { sql } from 'kysely'
import { areaTree } from '#areas/address/area-tree'
import { DELIVERY_RULES, rulesOf } from '#areas/delivery/delivery-means'
import type { Database } from '#database/connect'
import type { OpsContext, Written } from '#kernel/ops-area'
import { needVersion } from '#kernel/ops-error'
import { ShopError } from '#kernel/shop-error'

type Stored = (DeliveryRules & { version: number }) | null

/** Where the shop delivers to now, with the names of the areas. */
export async function readDeliveryRules(db: Database): Promise<OpsDeliveryRules> {
  return told(await readStored(db))
}

/** Sets it, all of it. @throws ShopError badInput for what is no area, or is named twice; OpsError stale */
export async function setDeliveryRules(
  { db }: OpsContext,
  { version, cutoffHour, days, areas }: SetDeliveryRules,
): Promise<Written<OpsDeliveryRules>> {
  const before = await readStored(db, true)
  needVersion(before?.version ?? 0, version)
  const wrong = wrongArea(areas)
  if (wrong) throw new ShopError(REPLY_CODE.badInput, wrong, 'areas')
  const after = await keepDeliveryRules(db, before, { cutoffHour, days, areas })
  return {
    reply: told(after),
    changes: [
      {
        target: { kind: 'setting', id: DELIVERY_RULES },
        before: rulesOf({ rules: before }),
        after: rulesOf({ rules: after }),
      },
    ],
  }
}

/** What a shop file brings. */
export async function writeDeliveryRules(db: Database, rules: DeliveryRules): Promise<void> {
  const wrong = wrongArea(rules.areas)
  if (wrong) throw new Error(`delivery: ${wrong}`)
  await keepDeliveryRules(db, await readStored(db, true), rules)
}

/** What is wrong with rules of areas, in words; nothing where all is well. */
function wrongArea(areas: readonly DeliveryAreaRule[]): string | undefined {
  const codes = areas.map(({ areaCode }) => areaCode)
  const unknown = codes.find((code) => areaTree().nameOf(code) === undefined)
  if (unknown !== undefined) return `没有编号为 ${unknown} 的省、市或区县`
  const twice = codes.find((code, place) => codes.indexOf(code) !== place)
  return twice === undefined ? undefined : `${areaTree().nameOf(twice)}（${twice}）出现了两次`
}

async function readStored(db: Database, lock = false): Promise<Stored> {
  const { rows } = await sql<{ value: Stored }>`
    select value from setting where name = ${DELIVERY_RULES} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]?.value ?? null
}

async function keepDeliveryRules(
  db: Database,
  before: Stored,
  { cutoffHour, days, areas }: DeliveryRules,
): Promise<NonNullable<Stored>> {
  const after = { cutoffHour, days, areas, version: (before?.version ?? 0) + 1 }
  await sql`update setting set value = ${JSON.stringify(after)}::jsonb where name = ${DELIVERY_RULES}`.execute(db)
  return after
}

function told(stored: Stored): OpsDeliveryRules {
  const { cutoffHour, days, areas } = rulesOf({ rules: stored })
  return {
    cutoffHour,
    days,
    areas: areas.map((area) => ({ ...area, areaName: areaTree().nameOf(area.areaCode) ?? '' })),
    version: stored?.version ?? 0,
  }
}
