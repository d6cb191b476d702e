import { ARRIVAL_NOTICE_STATUS, formatDateTime, productPath } from '@hearth/domain'
import { messagesStore, useActions, usePorts, useShop, type ListedArrival } from '@hearth/state'
import { Box, Button, Image, Link, Tag, Text } from '@hearth/ui'
import css from './arrivals.module.css'

/** A product that a shopper waits for, or that is available again. */
export function AwaitedProduct({ arrival }: { arrival: ListedArrival }) {
  const { arrivalId, spuNo, skuNo, skuName, picture, status, telephone, createTime, inStock } = arrival
  const cancelling = useShop(messagesStore, (state) => state.cancelling)
  const { cancel } = useActions(messagesStore)
  const { navigate } = usePorts()
  const waits = status === ARRIVAL_NOTICE_STATUS.waiting
  const path = productPath(spuNo, skuNo)
  return (
    <Box as="li" className={css.product}>
      <Link to={path} className={css.frame} label={skuName}>
        <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="88px" />
      </Link>
      <Box className={css.about}>
        <Text as="p" className={css.name}>
          {skuName}
        </Text>
        <Text as="p" className={css.note}>
          {formatDateTime(createTime).slice(0, 10)} 订阅，短信发到 {telephone}
        </Text>
        <Box className={css.foot}>
          <Tag tone={inStock ? 'good' : 'neutral'}>{inStock ? '有货' : waits ? '等待到货' : '又售罄了'}</Tag>
          {waits && (
            <Button
              kind="outline"
              size="s"
              busy={cancelling === arrivalId}
              label={`取消通知 ${skuName}`}
              onPress={() => cancel(arrivalId)}
            >
              取消通知
            </Button>
          )}
          {inStock && (
            <Button size="s" label={`去购买 ${skuName}`} onPress={() => navigate(path)}>
              去购买
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  )
}
