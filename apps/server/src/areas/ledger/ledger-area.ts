import { LEDGER_LAWS } from '#areas/ledger/ledger-laws'
import { defineArea } from '#kernel/area'

/** Journals of points, coins and stars: other areas post them. */
export const ledgerArea = defineArea({ name: 'ledger', calls: [], laws: LEDGER_LAWS })
