import { formatDateTime, LOGISTICS_STATUS_LABEL, productPath } from '@hearth/domain'
import type { OrderParcel } from '@hearth/state'
import { Box, Card, Icon, Image, Link, Steps, Tag, Text } from '@hearth/ui'
import { CopyButton } from '#parts/order/copy-button'
import { choicesOf, plainName } from '#parts/product/plain-name'
import css from './parcel-card.module.css'

/**
 * A parcel: its courier, tracking number and steps, newest first. `named` is true if the order has several parcels: the
 * card then also shows the parcel's number and contents. `of` is the total number of parcels, if known. `short` is true
 * to show only the newest step.
 */
export function ParcelCard({
  parcel,
  of,
  named,
  short,
}: {
  parcel: OrderParcel
  of?: number
  named: boolean
  short?: boolean
}) {
  const { expressCompany, expressNumber, logisticsStatus, parcelNo, products, steps } = parcel
  const name = of === undefined ? `包裹 ${parcelNo}` : `包裹 ${parcelNo}/${of}`
  return (
    <Card as="section" label={[named && name, expressCompany, expressNumber].filter(Boolean).join(' ')}>
      {named && (
        <Box className={css.which}>
          <Text as="h2" className={css.title}>
            {name}
          </Text>
          <Tag>{LOGISTICS_STATUS_LABEL[logisticsStatus]}</Tag>
        </Box>
      )}
      <Box className={css.head}>
        <Icon name="truck" size={28} className={css.truck} />
        <Box className={css.words}>
          <Text as={named ? 'p' : 'h2'} className={css.company}>
            {expressCompany}
          </Text>
          <Text as="p" className={css.number}>
            {expressNumber}
          </Text>
        </Box>
        <CopyButton what="运单号" text={expressNumber} />
      </Box>
      {named && (
        <Box as="ul" role="list" label={`${name}的商品`} className={css.products}>
          {products.map((product) => (
            <Box as="li" key={product.orderItemId}>
              <Link to={productPath(product.spuNo, product.skuNo)} className={css.product}>
                <Box className={css.frame}>
                  <Image
                    src={product.picture.url}
                    alt=""
                    width={product.picture.width}
                    height={product.picture.height}
                    sizes="48px"
                  />
                </Box>
                <Text className={css.name}>
                  {[product.gift && '赠品', plainName(product), choicesOf(product.attributes)]
                    .filter(Boolean)
                    .join(' ')}
                </Text>
                <Text className={css.pieces}>× {product.itemQuantity}</Text>
              </Link>
            </Box>
          ))}
        </Box>
      )}
      <Steps
        direction="column"
        current={0}
        items={steps.slice(0, short ? 1 : undefined).map(({ text, time }, index) => ({
          key: `${time}-${index}`,
          title: text,
          text: formatDateTime(time),
        }))}
      />
    </Card>
  )
}
