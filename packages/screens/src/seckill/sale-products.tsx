import type { CampaignStatus } from '@hearth/domain'
import type { FlashSaleProduct, Load } from '@hearth/state'
import { EmptyState, Loaded } from '@hearth/ui'
import { memo } from 'react'
import { CampaignList } from '#parts/campaign/campaign-product'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { SaleProduct } from './sale-product'
import css from './seckill.module.css'

/** The products of a session. `memo`: the page renders every second, and its products only when they change. */
export const SaleProducts = memo(function SaleProducts({
  products,
  status,
  onRetry,
}: {
  products: Load<FlashSaleProduct[]>
  status: CampaignStatus | undefined
  onRetry: () => void
}) {
  const skeleton = <CardsSkeleton lines={[3, 3, 3]} className={css.list} />
  return (
    <Loaded
      load={products}
      onRetry={onRetry}
      skeleton={skeleton}
      emptyState={
        <EmptyState
          picture="box"
          title="这场的商品已下架"
          text="看看其他场次吧"
          action={{ label: '看看全部商品', to: '/allproducts' }}
        />
      }
    >
      {(items) =>
        status === undefined ? (
          skeleton
        ) : (
          <CampaignList
            items={items}
            keyOf={({ skuNo }) => skuNo}
            renderItem={(product) => <SaleProduct product={product} status={status} />}
          />
        )
      }
    </Loaded>
  )
})
