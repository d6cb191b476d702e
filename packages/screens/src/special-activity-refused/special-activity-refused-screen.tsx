import { specialActivityPath } from '@hearth/domain'
import { usePorts } from '@hearth/state'
import { Button, EmptyState } from '@hearth/ui'
import { ShopPage } from '#parts/page/shop-page'
import { Suggestions } from '#parts/product/suggestions'

/** Shown instead of the special activity to visitors outside the company's networks (R05). */
export function SpecialActivityRefusedScreen() {
  const { navigate } = usePorts()
  return (
    <ShopPage title="内部活动">
      <EmptyState
        picture="box"
        title="这个活动只对内部同事开放"
        text="请连接公司网络后重试；其他优惠对所有人开放"
        action={{ label: '看看优惠活动', to: '/activity' }}
      />
      <Button kind="text" block onPress={() => navigate(specialActivityPath(true), { replace: true })}>
        已连接公司网络，重新进入
      </Button>
      <Suggestions open scene="home" title="看看这些" />
    </ShopPage>
  )
}
