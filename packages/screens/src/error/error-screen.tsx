import { safeNext } from '@hearth/domain'
import { usePorts } from '@hearth/state'
import { ErrorState } from '@hearth/ui'
import { ShopPage } from '#parts/page/shop-page'
import type { ScreenProps } from '#routes'

/** Shown if the shop cannot be reached or is under maintenance (R06). The button opens the previous page again. */
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
