import { PROMOTER_ACCOUNTS, PROMOTER_KIND, WITHDRAWAL_JOURNAL, WITHDRAWAL_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

const BACK = codes(WITHDRAWAL_STATUS, 'refused', 'failed')
const PAID = codes(WITHDRAWAL_STATUS, 'paid', 'bounced')
const BOUNCED = codes(WITHDRAWAL_STATUS, 'bounced')
const OPEN = codes(WITHDRAWAL_STATUS, 'reviewing', 'approved', 'sending', 'confirming')

/**
 * A query for faults: withdrawals with the given status but without a journal of the given kind, and journals of this
 * kind whose withdrawal does not exist or does not have this status.
 */
const wanted = (status: string, journal: string): string => `
  select withdrawal.id as id from withdrawal
  full join (select source_id from ledger_journal where source_kind = '${journal}') as journal
    on source_id = withdrawal.id
  where (withdrawal.id is not null and (${status}) and source_id is null)
    or (source_id is not null and (withdrawal.id is null or not (${status})))`

/**
 * Laws of withdrawals: each withdrawal has moved its money once, as its status requires, and the amounts set aside are
 * those of open withdrawals.
 */
export const WITHDRAWAL_LAWS: readonly Law[] = [
  { fault: 'a withdrawal whose amount was not set aside once', broken: wanted('true', WITHDRAWAL_JOURNAL.asked) },
  {
    fault: 'a withdrawal whose money did not go out as it was paid',
    broken: wanted(`status in (${PAID})`, WITHDRAWAL_JOURNAL.paid),
  },
  {
    fault: 'a withdrawal that was not paid, and whose money is not back',
    broken: wanted(`status in (${BACK})`, WITHDRAWAL_JOURNAL.back),
  },
  {
    fault: 'a withdrawal that bounced, and whose money is not back',
    broken: wanted(`status in (${BOUNCED})`, WITHDRAWAL_JOURNAL.bounced),
  },
  {
    fault: 'money set aside that is not what withdrawals wait for',
    broken: `
      select coalesce(open.id, account.id) as id from (
        select case kind when '${PROMOTER_KIND.partner}' then '${PROMOTER_ACCOUNTS.partner.withdrawing}'
          else '${PROMOTER_ACCOUNTS.promoter.withdrawing}' end || '/' || shopper_id || '/CNY' as id,
          sum(amount) as amount
        from withdrawal where status in (${OPEN}) group by 1
      ) as open
      full join (
        select id, balance from ledger_account
        where kind in ('${PROMOTER_ACCOUNTS.promoter.withdrawing}', '${PROMOTER_ACCOUNTS.partner.withdrawing}')
      ) as account on account.id = open.id
      where coalesce(open.amount, 0) <> coalesce(account.balance, 0)`,
  },
  {
    fault: 'a withdrawal that is sent and that nobody asks about',
    broken: `
      select id from withdrawal
      where (status in (${codes(WITHDRAWAL_STATUS, 'approved', 'sending', 'confirming')})) and look_at is null`,
  },
]
