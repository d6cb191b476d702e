import { EmptyState } from '@hearth/ui'
import { ShopPage } from '#parts/page/shop-page'
import { Suggestions } from '#parts/product/suggestions'
import type { ScreenProps } from '#routes'

/**
 * Shown for an unknown address (R06), and with another text if the web could not open the messaging app's mini-program.
 */
export function NotFoundScreen({ query }: ScreenProps) {
  const handedOver = query.from === 'wxmp'
  return (
    <ShopPage title="页面不存在">
      <EmptyState
        picture="search"
        title={handedOver ? '小程序页面打开失败' : '页面走丢了'}
        text={handedOver ? '可以在这里继续浏览，或稍后在微信中重试' : '地址可能有误，或页面已经下线'}
        action={{ label: '回到首页', to: '/' }}
      />
      <Suggestions open scene="home" title="看看这些" />
    </ShopPage>
  )
}
