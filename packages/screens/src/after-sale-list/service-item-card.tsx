import { formatDeadline, SERVICE_TYPE_LABEL } from '@hearth/domain'
import type { ServiceItem } from '@hearth/state'
import { Box, Card, Link, Text } from '@hearth/ui'
import { plainName } from '#parts/product/plain-name'
import { ProductLine } from '#parts/product/product-line'
import { routePath } from '#routes'
import css from './after-sale-list.module.css'

/** An order line with the kinds of service that can be requested for it, and until when. */
export function ServiceItemCard({ item }: { item: ServiceItem }) {
  const { serviceTypes, serviceQuantity, serviceDeadline, refusedReason, orderItemId } = item
  const kinds = serviceTypes.map((kind) => SERVICE_TYPE_LABEL[kind]).join(' · ')
  return (
    <Card as="article">
      <ProductLine product={item} />
      <Box className={css.foot}>
        <Box className={css.words}>
          <Text as="p" className={css.note}>
            {refusedReason ?? `${kinds}，可申请 ${serviceQuantity} 件`}
          </Text>
          {serviceDeadline > 0 && !refusedReason && (
            <Text as="p" className={css.note}>{`${formatDeadline(serviceDeadline)} 前可申请`}</Text>
          )}
        </Box>
        {serviceTypes.length > 0 && (
          <Link
            to={routePath('serviceForm', { orderItemId })}
            className={css.ask}
            label={`申请售后 ${plainName(item)}`}
          >
            申请售后
          </Link>
        )}
      </Box>
    </Card>
  )
}
