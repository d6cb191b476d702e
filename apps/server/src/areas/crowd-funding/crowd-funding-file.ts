import { crowdFundingFaults } from '#areas/crowd-funding/crowd-funding-faults'
import { writeCrowdFundings } from '#areas/crowd-funding/write-crowd-fundings'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The part of a shop file with the runs of crowd-fundings. */
export const crowdFundingFile: readonly ShopFilePart[] = [
  shopFilePart('promotions', {
    as: 'crowdFundings',
    tables: { crowd_funding: 'promotion_id' },
    after: ['promotions'],
    check: crowdFundingFaults,
    write: writeCrowdFundings,
  }),
]
