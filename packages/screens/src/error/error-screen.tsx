import { safeNext } from '@hearth/domain'
import { usePorts } from '@hearth/state'
import { ErrorState } from '@hearth/ui'
import { ShopPage } from '#parts/shop-page'
import type { ScreenProps } from '#routes'

/** The shop can't be reached, or is being looked after (R06). Trying again leads to where the shopper was. */
export function ErrorScreen({ query }: ScreenProps) {
  const { navigate } = usePorts()
  return (
    <ShopPage title="暂时无法访问" layout="narrow">
      <ErrorState
        title="系统维护中，请稍后再来"
        text="正在尽快恢复，购物车和订单都会保留"
        onRetry={() => navigate(safeNext(query.next), { replace: true })}
      />
    </ShopPage>
  )
}
