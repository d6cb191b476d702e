import { LEDGER_LAWS } from '#areas/ledger/ledger-laws'
import { defineArea } from '#kernel/area'

/** The ledger: journals of money, points, coins and stars. Other areas post them. */
export const ledgerArea = defineArea({
  name: 'ledger',
  accountEnd: {
    kept: { 'ledger_account.owner': 'journals are books that nothing is taken out of; the id belongs to nobody known' },
  },
  calls: [],
  laws: LEDGER_LAWS,
})
