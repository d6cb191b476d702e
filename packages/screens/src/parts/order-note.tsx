import { campaignOf } from '@hearth/domain'
import type { OrderItem } from '@hearth/state'
import { FundingNote } from './funding-note'
import { PreSaleNote } from './pre-sale-note'

/** What is special about an order of what was not there yet: how its pre-sale or its crowd-funding stands. */
export function OrderNote({ order, bar }: { open: boolean; order: OrderItem; bar?: boolean }) {
  const preSale = campaignOf(order, 'preSale')
  const crowdFunding = campaignOf(order, 'crowdFunding')
  if (preSale) return <PreSaleNote open order={order} preSale={preSale} />
  return crowdFunding ? <FundingNote order={order} funding={crowdFunding} bar={bar} /> : null
}
