import type { DeliveryRules } from '@hearth/domain'
import type { DeliveryRulesDraft, OpsDeliveryRules, SetDeliveryRules } from '@hearth/ops'
import { sql } from 'kysely'
import { areaTree } from '#areas/address/area-tree'
import { DELIVERY_RULES, rulesOf } from '#areas/delivery/delivery-means'
import type { Database } from '#database/connect'
import type { OpsContext, Written } from '#kernel/ops-area'
import { needVersion } from '#kernel/ops-error'
import { refuseRows, type RowFault } from '#kernel/refused-rows'

type Stored = (DeliveryRules & { version: number }) | null

/** Where the shop delivers to now, with the names of the areas. */
export async function readDeliveryRules(db: Database): Promise<OpsDeliveryRules> {
  return told(await readStored(db))
}

/** Sets it, all of it. @throws RefusedRows for what is no area, or is named twice; OpsError stale */
export async function setDeliveryRules(
  { db }: OpsContext,
  { version, ...rules }: SetDeliveryRules,
): Promise<Written<OpsDeliveryRules>> {
  const before = await readStored(db, true)
  needVersion(before?.version ?? 0, version)
  const after = await writeDeliveryRules(db, rules)
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

/** What is wrong with rules: areas that are not there, or are named twice. */
export function deliveryFaults({ areas }: DeliveryRulesDraft): RowFault[] {
  const codes = areas.map(({ areaCode }) => areaCode)
  const tree = areaTree()
  return codes.flatMap((code, place): RowFault[] => {
    const name = tree.nameOf(code)
    if (name === undefined) return [{ field: 'areas', text: `没有编号为 ${code} 的省、市或区县` }]
    return codes.indexOf(code) === place ? [] : [{ field: 'areas', text: `${name}（${code}）出现了两次` }]
  })
}

/** Writes all rules there are. @throws RefusedRows */
export async function writeDeliveryRules(
  db: Database,
  { cutoffHour, days, areas }: DeliveryRulesDraft,
): Promise<NonNullable<Stored>> {
  refuseRows(deliveryFaults({ cutoffHour, days, areas }))
  const before = await readStored(db, true)
  const after = { cutoffHour, days, areas, version: (before?.version ?? 0) + 1 }
  await sql`update setting set value = ${JSON.stringify(after)}::jsonb where name = ${DELIVERY_RULES}`.execute(db)
  return after
}

async function readStored(db: Database, lock = false): Promise<Stored> {
  const { rows } = await sql<{ value: Stored }>`
    select value from setting where name = ${DELIVERY_RULES} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]?.value ?? null
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
