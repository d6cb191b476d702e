import { campaignOf } from '@hearth/domain'
import type { Settlement } from '@hearth/state'
import { FundingPart } from './funding-part'
import { PreSalePart } from './pre-sale-part'

/** What is special about an order of what is not there yet: a pre-sale, or a crowd-funding. */
export function AheadPart({
  settlement,
  ...payment
}: {
  open: boolean
  settlement: Settlement
  /** Whether the balance of a pre-sale is settled now. */
  balance: boolean
  agreed: boolean
  onAgree: (agreed: boolean) => void
}) {
  const preSale = campaignOf(settlement, 'preSale')
  const crowdFunding = campaignOf(settlement, 'crowdFunding')
  if (preSale) return <PreSalePart preSale={preSale} {...payment} />
  return crowdFunding ? <FundingPart funding={crowdFunding} /> : null
}
