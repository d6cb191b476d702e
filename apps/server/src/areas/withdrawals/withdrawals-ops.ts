import { REPLY_CODE, withdrawalDeeds, type WithdrawalDeed } from '@hearth/domain'
import {
  withdrawals,
  type DecidedWithdrawals,
  type ListOpsWithdrawals,
  type MarkWithdrawal,
  type OpsWithdrawal,
  type OpsWithdrawalDetail,
} from '@hearth/ops'
import { sql } from 'kysely'
import { stepWithdrawal, type WithdrawalStepToTake } from '#areas/withdrawals/step-withdrawal'
import { readStatement, readTaxReport } from '#areas/withdrawals/withdrawal-reports'
import { findWithdrawal, noSuchWithdrawal, type WithdrawalRow } from '#areas/withdrawals/withdrawal-row'
import { withdrawalRules } from '#areas/withdrawals/withdrawal-settings'
import { needText } from '#kernel/payloads/need-text'
import { reads, reveals, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'
import { withoutNothing } from '#kernel/reads/without-nothing'
import { openText } from '#shop/sealed-text'

type Optional = 'providerNo' | 'held' | 'reason' | 'sentAt' | 'settledAt' | 'unclearSince'

type Row = Omit<OpsWithdrawal, 'allowed' | Optional> & { [Name in Optional]: OpsWithdrawal[Name] | null }

const columns = sql`
  id as "withdrawId", version, shopper_id as "shopperId", kind, status, amount, fee, tax, net,
  tax_method as "taxMethod", account_type as "accountType", hint as account, channel,
  provider_no as "providerNo", held, reason,
  asked_at as "askedAt", sent_at as "sentAt", settled_at as "settledAt", unclear_since as "unclearSince"`

const withdrawalList = opsList<ListOpsWithdrawals, Row>({
  columns,
  from: sql`withdrawal`,
  filters: {
    status: (status) => sql`status = ${status}`,
    kind: (kind) => sql`kind = ${kind}`,
    shopperId: (shopperId) => sql`shopper_id = ${shopperId}`,
    unclear: (unclear) => (unclear ? sql`unclear_since is not null` : sql`unclear_since is null`),
    from: (from) => sql`asked_at >= ${from}`,
    to: (to) => sql`asked_at < ${to}`,
  },
  sorts: { newest: [descending('withdrawal.id')], oldest: [ascending('withdrawal.id')] },
  nameOf: ({ withdrawId }) => withdrawId,
})

const toWithdrawal = (row: Row): OpsWithdrawal => ({
  ...withoutNothing(row),
  allowed: withdrawalDeeds(row.status, 'shop'),
})

/** Reads a withdrawal with its account, and records this in the audit log. */
async function revealWithdrawal({ db, secret }: OpsContext, id: string): Promise<Written<OpsWithdrawalDetail>> {
  const { rows } = await sql<Row & { sealedAccount: string; sealedHolder: string }>`
    select ${columns}, withdrawal.account as "sealedAccount", holder as "sealedHolder"
    from withdrawal where id = ${id}`.execute(db)
  const [found] = rows
  if (!found) throw noSuchWithdrawal()
  const { sealedAccount, sealedHolder, ...row } = found
  const accountNumber = openText(secret, 'payouts', sealedAccount)
  const holder = openText(secret, 'payouts', sealedHolder)
  return {
    reply: {
      ...toWithdrawal(row),
      ...(accountNumber === undefined ? {} : { accountNumber }),
      ...(holder === undefined ? {} : { holder }),
    },
    changes: [{ target: { kind: 'withdrawal', id } }],
  }
}

/** Decides about withdrawals in the order of their ids, so that concurrent decisions do not deadlock. */
async function decide(
  context: OpsContext,
  withdrawIds: readonly string[],
  step: Omit<WithdrawalStepToTake, 'by'>,
): Promise<Written<DecidedWithdrawals>> {
  const decided: WithdrawalRow[] = []
  const left: string[] = []
  for (const id of [...new Set(withdrawIds)].sort()) {
    const row = await findWithdrawal(context.db, id, true)
    if (!row || !withdrawalDeeds(row.status, 'shop').includes(step.deed)) {
      left.push(id)
      continue
    }
    await stepWithdrawal(context, row, { ...step, by: 'shop' })
    decided.push(row)
  }
  const { deed, reason } = step
  return {
    reply: { decided: decided.map(({ withdrawId }) => withdrawId), left },
    changes: [
      ...decided.map(({ withdrawId, amount }) => ({
        target: { kind: 'withdrawal', id: withdrawId },
        after: { deed, amount, ...(reason === undefined ? {} : { reason }) },
      })),
      ...left.map((id) => ({ target: { kind: 'withdrawal', id }, after: { deed, left: true } })),
    ],
  }
}

const changed = versioned<WithdrawalRow>({
  kind: 'withdrawal',
  find: findWithdrawal,
  missing: noSuchWithdrawal,
  told: ({ status, amount, net }) => ({ status, amount, net }),
})

/**
 * Makes the job query a withdrawal immediately: one that was sent, or a paid one that the bank can still return.
 * @throws ShopError wrongState for any other
 */
async function askAgain({ db, now }: OpsContext, { withdrawId }: WithdrawalRow): Promise<void> {
  const { rows } = await sql`
    update withdrawal set look_at = ${now}, version = version + 1
    where id = ${withdrawId} and look_at is not null returning id`.execute(db)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.wrongState, '这笔提现没有需要查询的打款', 'withdrawId')
}

const stop = sql`look_at = null`

/**
 * The step that staff record. The note is the number of the bank transfer, or the reason why the money was not paid or
 * was returned.
 */
const markStep = ({ deed, note }: MarkWithdrawal): Omit<WithdrawalStepToTake, 'by'> => {
  const text = needText(note, 'note')
  const clear = sql`unclear_since = null`
  return deed === 'settle'
    ? { deed, set: [stop, clear, sql`provider_no = ${text}`] }
    : { deed: deed satisfies WithdrawalDeed, reason: text, set: [stop, clear] }
}

/** Calls of staff for withdrawals. */
export const withdrawalsOps: readonly OpsAnswers[] = [
  reads(withdrawals, {
    async list(payload, context) {
      const { rows, after } = await readList(withdrawalList, context, payload)
      return { withdrawals: rows.map(toWithdrawal), after }
    },
    rules: (_, { db }) => withdrawalRules.read(db),
  }),
  reveals(withdrawals, {
    reveal: ({ withdrawId }, context) => revealWithdrawal(context, withdrawId),
    statement: (days, context) => readStatement(context, days),
    taxReport: (days, context) => readTaxReport(context, days),
  }),
  writes(withdrawals, {
    approve: ({ withdrawIds }, context) =>
      decide(context, withdrawIds, { deed: 'approve', set: [sql`look_at = ${context.now}`] }),
    refuse: ({ withdrawIds, reason }, context) =>
      decide(context, withdrawIds, { deed: 'refuse', reason: needText(reason, 'reason'), set: [stop] }),
    retry: ({ withdrawId: id, version }, context) =>
      changed.act(context, { id, version }, (row) => askAgain(context, row)),
    mark: (wish, context) =>
      changed.act(context, { id: wish.withdrawId, version: wish.version }, (row) =>
        stepWithdrawal(context, row, { ...markStep(wish), by: 'shop' }),
      ),
    setRules: ({ version, ...rules }, context) => withdrawalRules.set(context, version, () => rules),
  }),
]
