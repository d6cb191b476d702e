import { formatDateTime } from '@hearth/domain'
import { ownGoodsStore, useActions, useShop, type GoodsOnWay, type OwnDevice } from '@hearth/state'
import { Box, Card, Icon, Image, Link, Text } from '@hearth/ui'
import { useEffect } from 'react'
import { choicesOf, plainName } from '#parts/plain-name'
import { piecesText } from '#parts/pieces-text'
import { routePath } from '#routes'
import css from './own-goods.module.css'

/**
 * The shopper's newest parcel in transit, and their newest devices with their guides. Shows nothing while `open` is
 * false, and reloads both when `turn` changes.
 */
export function OwnGoods({ open, turn }: { open: boolean; turn: number }) {
  const onWay = useShop(ownGoodsStore, (state) => state.onWay.data)
  const devices = useShop(ownGoodsStore, (state) => state.devices.data)
  const { load } = useActions(ownGoodsStore)
  useEffect(() => {
    if (open) void load()
  }, [load, open, turn])
  if (!open) return null
  return (
    <>
      {onWay?.order && <OnWay {...onWay} order={onWay.order} />}
      {devices && devices.length > 0 && <Devices devices={devices} />}
    </>
  )
}

/** The newest parcel: what is in it, the newest word of its courier, and the way to all of it. */
function OnWay({ order, count }: GoodsOnWay & { order: NonNullable<GoodsOnWay['order']> }) {
  const [first] = order.products
  const step = order.parcelStep
  return (
    <Card as="section" label="在路上的包裹" className={css.card}>
      <Box className={css.head}>
        <Text as="h2" className={css.title}>
          在路上的包裹
        </Text>
        {count > 1 && (
          <Link to={routePath('orders', {}, { status: String(order.orderStatus) })} className={css.all}>
            共 {count} 笔
            <Icon name="right" size={16} />
          </Link>
        )}
      </Box>
      <Link to={routePath('logistics', { orderId: order.orderId })} className={css.parcel}>
        {first && (
          <Box className={css.frame}>
            <Image
              src={first.picture.url}
              alt=""
              width={first.picture.width}
              height={first.picture.height}
              sizes="64px"
            />
          </Box>
        )}
        <Box className={css.words}>
          <Text as="p" className={css.note}>
            {first ? `${plainName(first)}，共 ${piecesText(order.products)}` : ''}
          </Text>
          <Text as="p" className={css.step}>
            {step?.text ?? '商家已发货，等待快递揽收'}
          </Text>
          {step && (
            <Text as="p" className={css.note}>
              {formatDateTime(step.time)}
            </Text>
          )}
        </Box>
        <Icon name="right" size={16} className={css.go} />
      </Link>
    </Card>
  )
}

/** Devices at home: each leads to its guide, or to its order where it has none. */
const Devices = ({ devices }: { devices: readonly OwnDevice[] }) => (
  <Card as="section" label="我的设备" className={css.card}>
    <Text as="h2" className={css.title}>
      我的设备
    </Text>
    <Box as="ul" role="list" className={css.devices}>
      {devices.map(({ product, orderId, guide }) => (
        <Box as="li" key={product.spuNo}>
          <Link to={guide ?? routePath('orderDetail', { orderId })} className={css.deviceLink}>
            <Box className={css.frame}>
              <Image
                src={product.picture.url}
                alt=""
                width={product.picture.width}
                height={product.picture.height}
                sizes="64px"
              />
            </Box>
            <Box className={css.words}>
              <Text as="p" className={css.name}>
                {plainName(product)}
              </Text>
              <Text as="p" className={css.note}>
                {choicesOf(product.attributes)}
              </Text>
            </Box>
            <Text className={css.guide}>{guide ? '使用指南' : '查看订单'}</Text>
          </Link>
        </Box>
      ))}
    </Box>
  </Card>
)
