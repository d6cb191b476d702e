import type { DeliveryRules } from '@hearth/domain'
import type { DeliveryRulesDraft, OpsDeliveryRules, SetDeliveryRules } from '@hearth/ops'
import { areaTree } from '#areas/address/area-tree'
import { deliveryRules } from '#areas/delivery/delivery-means'
import type { Database } from '#database/connect'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import type { Counted } from '#kernel/ops/owner-setting'
import { refuseRows, type RowFault } from '#kernel/ops/refused-rows'

/** Reads the rules of delivery, with the names of the areas. */
export const readDeliveryRules = async (db: Database): Promise<OpsDeliveryRules> => told(await deliveryRules.read(db))

/** Replaces all rules. @throws RefusedRows for an unknown or repeated area; OpsError stale */
export async function setDeliveryRules(
  context: OpsContext,
  { version, ...rules }: SetDeliveryRules,
): Promise<Written<OpsDeliveryRules>> {
  const { reply, changes } = await deliveryRules.set(context, version, () => checked(rules))
  return { reply: told(reply), changes }
}

/** Returns the faults of rules: unknown and repeated areas. */
export function deliveryFaults({ areas }: DeliveryRulesDraft): RowFault[] {
  const codes = areas.map(({ areaCode }) => areaCode)
  const tree = areaTree()
  return codes.flatMap((code, place): RowFault[] => {
    const name = tree.nameOf(code)
    if (name === undefined) return [{ field: 'areas', text: `没有代码为 ${code} 的省、市或区县` }]
    return codes.indexOf(code) === place ? [] : [{ field: 'areas', text: `${name}（${code}）重复出现` }]
  })
}

/** Returns the fields of a draft that are stored, and refuses rules with faults. @throws RefusedRows */
function checked({ cutoffHour, days, areas }: DeliveryRulesDraft): DeliveryRules {
  const rules = { cutoffHour, days, areas }
  refuseRows(deliveryFaults(rules))
  return rules
}

/** Writes all rules of delivery. @throws RefusedRows */
export async function writeDeliveryRules(db: Database, rules: DeliveryRulesDraft): Promise<void> {
  await deliveryRules.write(db, () => checked(rules))
}

const told = ({ cutoffHour, days, areas, version }: Counted<DeliveryRules>): OpsDeliveryRules => ({
  cutoffHour,
  days,
  areas: areas.map((area) => ({ ...area, areaName: areaTree().nameOf(area.areaCode) ?? '' })),
  version,
})
