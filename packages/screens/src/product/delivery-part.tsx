import { formatFen } from '@hearth/domain'
import { deliveryStore, selectLoggedIn, useActions, usePorts, useShop, userStore } from '@hearth/state'
import { Cell } from '@hearth/ui'
import { useCallback, useEffect } from 'react'
import { useShownAgain } from '#hooks/use-shown-again'

/** Delivery date and freight of the displayed sku (F05), with a link to the shopper's addresses. */
export function DeliveryPart({ spuNo, skuNo }: { open: true; spuNo: string; skuNo: string }) {
  const { data: delivery, status } = useShop(deliveryStore, (state) => state.delivery)
  // Whether the viewer is logged in; undefined until that is known. The delivery is loaded once it is known.
  const loggedIn = useShop(userStore, (state) => (state.info.status === 'ready' ? selectLoggedIn(state) : undefined))
  const { load } = useActions(deliveryStore)
  const { navigate } = usePorts()
  const ask = useCallback(() => load(spuNo, skuNo), [load, spuNo, skuNo])
  useEffect(() => {
    if (loggedIn !== undefined) void ask()
  }, [ask, loggedIn])
  useShownAgain(ask)
  if (!delivery)
    return status === 'failed' ? (
      <Cell title="配送" value="加载失败，点击重试" onPress={ask} />
    ) : (
      <Cell title="配送" value="正在查询…" />
    )
  const { text, freightAmount, districtName, deliverable } = delivery
  const freight = freightAmount > 0 ? `运费 ¥${formatFen(freightAmount)}` : '免运费'
  return (
    <Cell
      title={districtName ? `送至 ${districtName}` : '配送'}
      value={deliverable ? `${text} · ${freight}` : text}
      onPress={loggedIn ? () => navigate('/addresses') : undefined}
    />
  )
}
