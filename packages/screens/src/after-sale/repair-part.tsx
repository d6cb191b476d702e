import { formatFen, REPAIR_STATUS_LABEL, SERVICE_TYPE } from '@hearth/domain'
import type { AfterSaleOrder } from '@hearth/state'
import { Button, Card, Text } from '@hearth/ui'
import { PriceRow } from './price-row'
import css from './after-sale.module.css'

/** The price of a repair with all its items. `onMaterials` opens the published prices of spare parts. */
export function RepairPart({ request, onMaterials }: { request: AfterSaleOrder; onMaterials: () => void }) {
  const { repairPrice, repairStatus, serviceType } = request
  if (serviceType !== SERVICE_TYPE.repair) return null
  return (
    <Card as="section" label="维修">
      <Text as="h2" className={css.title}>
        维修
      </Text>
      <PriceRow name="进度" value={REPAIR_STATUS_LABEL[repairStatus]} />
      {repairPrice?.items.map(({ name, price }, at) => (
        <PriceRow key={`${at} ${name}`} name={name} value={`¥${formatFen(price)}`} />
      ))}
      {repairPrice && <PriceRow name="维修费用" value={`¥${formatFen(repairPrice.totalAmount)}`} strong />}
      <Button kind="text" flush size="s" onPress={onMaterials}>
        查看配件价格公示
      </Button>
    </Card>
  )
}
