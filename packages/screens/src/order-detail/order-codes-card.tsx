import { orderCodesStore, useActions, usePorts, useShop, type Order, type OrderCodes } from '@hearth/state'
import { Box, Button, Card, Text } from '@hearth/ui'
import { CopyButton } from '#parts/order/copy-button'
import css from './order-codes-card.module.css'

/**
 * The codes that are delivered as the products of an order, with buttons to copy, send and download the codes. Renders
 * nothing for an order without codes.
 */
export function OrderCodesCard({ order: { orderId, codes } }: { order: Order }) {
  const { openFile: canOpen } = usePorts()
  const { openFile, send } = useActions(orderCodesStore(orderId))
  const busy = useShop(orderCodesStore(orderId), (state) => state.busy)
  if (!codes) return null
  const given = codes.some((item) => item.codes.length > 0)
  return (
    <Card as="section" label="兑换码">
      <Text as="h2" className={css.title}>
        兑换码
      </Text>
      {codes.map((item) => (
        <ItemCodes key={item.orderItemId} item={item} named={codes.length > 1} />
      ))}
      {given && (
        <>
          <Box className={css.ways}>
            <Button kind="outline" size="s" busy={busy === 'send'} onPress={send}>
              发送到手机
            </Button>
            {canOpen && (
              <Button kind="outline" size="s" busy={busy === 'file'} onPress={openFile}>
                下载表格
              </Button>
            )}
          </Box>
          <Text as="p" className={css.note}>
            兑换码已向您展示，不支持无理由退款；无法使用时可以申请售后。
          </Text>
        </>
      )}
    </Card>
  )
}

function ItemCodes({ item: { name, codes, itemQuantity }, named }: { item: OrderCodes; named: boolean }) {
  const lacks = itemQuantity - codes.length
  return (
    <Box>
      {named && <Text as="p">{name}</Text>}
      <Box as="ul" role="list" label={`${name} 的兑换码`}>
        {codes.map((code) => (
          <Box as="li" key={code} className={css.code}>
            <Text className={css.signs}>{code}</Text>
            <CopyButton what={`兑换码 ${code}`} text={code} />
          </Box>
        ))}
      </Box>
      {lacks > 0 && (
        <Text as="p" className={css.note}>
          {codes.length === 0 ? '兑换码正在发放' : `还有 ${lacks} 个正在补充`}，发放后会短信通知您
        </Text>
      )}
    </Box>
  )
}
