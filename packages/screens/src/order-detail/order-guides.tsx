import { orderStore, useActions, useShop, type Order } from '@hearth/state'
import { Box, Card, Link, Text } from '@hearth/ui'
import { useEffect } from 'react'
import css from './order-detail.module.css'

/** Guides to the products of an order. Renders nothing if there are none. `open`: whether the order is paid. */
export function OrderGuides({ open, order: { orderId, products } }: { open: boolean; order: Order }) {
  const guides = useShop(orderStore(orderId), (state) => state.guides.data)
  const { loadGuides } = useActions(orderStore(orderId))
  const skuNos = [...new Set(products.map(({ skuNo }) => skuNo))].join(' ')
  useEffect(() => {
    if (open) void loadGuides(skuNos.split(' '))
  }, [open, loadGuides, skuNos])
  if (!open || !guides?.length) return null
  return (
    <Card as="section" label="使用指南">
      <Text as="h2" className={css.title}>
        使用指南
      </Text>
      <Box as="ul" role="list">
        {guides.map(({ skuNo, title, url }) => (
          <Box as="li" key={skuNo}>
            <Link to={url} className={css.guide}>
              {title}
            </Link>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
