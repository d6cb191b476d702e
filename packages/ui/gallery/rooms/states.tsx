import { Box, EmptyState, ErrorState, ListSkeleton, ProductGridSkeleton, Section, Skeleton } from '@hearth/ui'
import css from './gallery.module.css'

/** Shows loading, empty and failed states. */
export function States() {
  return (
    <>
      <Section title="空与失败">
        <Box className={css.two}>
          <EmptyState
            picture="cart"
            title="购物车还是空的"
            text="去挑几件让家更温暖的好物吧"
            action={{ label: '去逛逛', to: '/' }}
          />
          <ErrorState onRetry={() => undefined} />
          <EmptyState picture="order" title="还没有订单" />
          <EmptyState
            picture="done"
            title="支付成功"
            text="我们会尽快为你发货"
            action={{ label: '查看订单', to: '/my/orders' }}
          />
        </Box>
      </Section>
      <Section title="骨架">
        <ProductGridSkeleton count={4} />
        <ListSkeleton rows={2} />
        <Skeleton lines={3} />
        <Skeleton shape="title" className={css.gap} />
      </Section>
    </>
  )
}
