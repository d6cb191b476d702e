import { campaignOf } from '@hearth/domain'
import type { Order } from '@hearth/state'
import { Card, Cell } from '@hearth/ui'
import { routePath } from '#routes'

/** Links from an order to its bargain. */
export function BargainCard({ order }: { order: Order }) {
  const bargain = campaignOf(order, 'bargain')
  return bargain ? (
    <Card as="section" label="好友砍价">
      <Cell icon="user" title="查看砍价记录" to={routePath('bargain', { bargainId: bargain.bargainId })} />
    </Card>
  ) : null
}
