import {
  PROMOTER_ACCOUNTS,
  PROMOTER_KIND,
  type LedgerAccountName,
  type PromoterKind,
  type RebateDeed,
  type RebatePlace,
} from '@hearth/domain'

/** The source kinds of journals of rebates. */
export const REBATE_JOURNAL: Readonly<Record<RebateDeed, string>> = {
  accrue: 'rebateEarned',
  settle: 'rebateSettled',
  takeBack: 'rebateTakenBack',
}

/** The kinds of accounts for rebates, by the promoter's kind. */
export const REBATE_ACCOUNT: Readonly<Record<PromoterKind, Readonly<Record<RebatePlace, LedgerAccountName>>>> = {
  [PROMOTER_KIND.promoter]: { cost: 'rebateCost', ...PROMOTER_ACCOUNTS.promoter },
  [PROMOTER_KIND.partner]: { cost: 'rebateCost', ...PROMOTER_ACCOUNTS.partner },
}
