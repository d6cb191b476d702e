import { formatDateTime, SERVICE_TYPE_LABEL } from '@hearth/domain'
import type { AfterSaleItem } from '@hearth/state'
import { Box, Card, Image, Link, Tag, Text } from '@hearth/ui'
import { choicesOf, plainName } from '#parts/product/plain-name'
import { ServiceStatus } from '#parts/order/service-status'
import { routePath } from '#routes'
import css from './after-sale-list.module.css'

/** A request for service: its kind, product and status. */
export function RequestCard({ request }: { request: AfterSaleItem }) {
  const { afterSaleOrderId, serviceType, product, itemQuantity, applyTime, gift } = request
  return (
    <Card as="article">
      <Link to={routePath('afterSale', { afterSaleOrderId })} className={css.request}>
        <Box className={css.head}>
          <Text className={css.kind}>{SERVICE_TYPE_LABEL[serviceType]}</Text>
          {gift && <Tag tone="good">赠品</Tag>}
          <Text className={css.time}>{formatDateTime(applyTime)}</Text>
          <ServiceStatus item={request} />
        </Box>
        <Box className={css.product}>
          <Box className={css.frame}>
            <Image
              src={product.picture.url}
              alt=""
              width={product.picture.width}
              height={product.picture.height}
              sizes="68px"
            />
          </Box>
          <Box className={css.words}>
            <Text as="p" className={css.name}>
              {plainName(product)}
            </Text>
            <Text as="p" className={css.note}>
              {[choicesOf(product.attributes), `× ${itemQuantity}`].filter(Boolean).join(' ')}
            </Text>
          </Box>
        </Box>
      </Link>
    </Card>
  )
}
