import type { CampaignStatus } from '@hearth/domain'
import type { FlashSaleProduct, Load } from '@hearth/state'
import { EmptyState, ErrorState } from '@hearth/ui'
import { memo } from 'react'
import { CampaignList } from '#parts/campaign-product'
import { CardsSkeleton } from '#parts/cards-skeleton'
import { SaleProduct } from './sale-product'
import css from './seckill.module.css'

/** The products of a session, in its order. They are rendered when they change, not with each second of the page. */
export const SaleProducts = memo(function SaleProducts({
  products: { data, status: loading, error },
  status,
  onRetry,
}: {
  products: Load<FlashSaleProduct[]>
  status: CampaignStatus | undefined
  onRetry: () => void
}) {
  if (!data && loading === 'failed') return <ErrorState text={error?.message} onRetry={onRetry} />
  if (!data || status === undefined) return <CardsSkeleton lines={[3, 3, 3]} className={css.list} />
  if (data.length === 0)
    return (
      <EmptyState
        picture="box"
        title="这场的商品已下架"
        text="看看其他场次吧"
        action={{ label: '看看全部商品', to: '/allproducts' }}
      />
    )
  return (
    <CampaignList
      items={data}
      keyOf={({ skuNo }) => skuNo}
      renderItem={(product) => <SaleProduct product={product} status={status} />}
    />
  )
})
