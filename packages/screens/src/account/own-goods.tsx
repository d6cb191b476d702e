import { formatDateTime } from '@hearth/domain'
import { ownGoodsStore, useActions, useShop, type GoodsOnWay, type OwnDevice } from '@hearth/state'
import { Box, Card, Icon, Image, Link, Text } from '@hearth/ui'
import { useEffect } from 'react'
import { isSettled } from '#hooks/use-whole'
import { choicesOf, plainName } from '#parts/product/plain-name'
import { piecesText } from '#parts/product/pieces-text'
import { routePath } from '#routes'
import css from './own-goods.module.css'

interface OwnGoodsProps {
  open: boolean
  /** Whether to show the parcel and the devices. They are shown together with the menus below. */
  shown: boolean
  /** When this number changes, the parcel and the devices are loaded again. */
  turn: number
  /**
   * Called when the parcel and the devices have loaded or failed. `late` calls it too, if the code of this component
   * cannot be loaded.
   */
  onClose: () => void
}

/** The shopper's newest parcel in transit, and their newest devices with their guides. */
export function OwnGoods({ open, shown, turn, onClose }: OwnGoodsProps) {
  const { onWay: way, devices: own } = useShop(ownGoodsStore, (state) => state)
  const [onWay, devices] = [way.data, own.data]
  const { load } = useActions(ownGoodsStore)
  useEffect(() => {
    if (open) void load()
  }, [load, open, turn])
  const settled = open && isSettled(way) && isSettled(own)
  useEffect(() => {
    if (settled) onClose()
  }, [settled, onClose])
  if (!open || !shown) return null
  return (
    <>
      {onWay?.order && <OnWay {...onWay} order={onWay.order} alone={!devices?.length} />}
      {!!devices?.length && <Devices devices={devices} alone={!onWay?.order} />}
    </>
  )
}

/** Returns the class of a card. A card that is alone in its row takes the whole row. */
const cardClass = (alone: boolean) => (alone ? `${css.card} ${css.alone}` : css.card)

/** The newest parcel: its contents, the courier's last message, and a link to all orders in transit. */
function OnWay({ order, count, alone }: GoodsOnWay & { order: NonNullable<GoodsOnWay['order']>; alone: boolean }) {
  const [first] = order.products
  const step = order.parcelStep
  return (
    <Card as="section" label="在路上的包裹" className={cardClass(alone)}>
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

/** The shopper's devices. A device links to its guide, or to its order if it has no guide. */
const Devices = ({ devices, alone }: { devices: readonly OwnDevice[]; alone: boolean }) => (
  <Card as="section" label="我的设备" className={cardClass(alone)}>
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
