import { createHmac } from 'node:crypto'
import { DAY, maskName, PAYOUT_ACCOUNT_TYPE, REPLY_CODE, type PayoutAccountType } from '@hearth/domain'
import type { AccountBinding, BindAccount } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { needPromoter } from '#areas/promoters/promoter-row'
import { realNameOf } from '#areas/withdrawals/earner'
import { checkLoginCode, takeLoginCode } from '#areas/passport/login-code'
import { ownTelephone } from '#areas/account/own-telephone'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { sealText } from '#shop/sealed-text'
import { inTransaction } from '#shop/unit-of-work'

/**
 * Ms until a changed account receives payouts, so that a stolen telephone number does not lead to immediate payouts.
 */
const ACCOUNT_WAIT = DAY

/** The account that withdrawals are paid to. */
export interface BoundAccount {
  accountType: PayoutAccountType
  /** The account's number, encrypted. */
  account: string
  digest: string
  hint: string
  usableAt: number
}

/** Reads the account that a shopper has bound. */
export async function findAccount(db: Database, shopperId: string): Promise<BoundAccount | undefined> {
  const { rows } = await sql<BoundAccount>`
    select account_type as "accountType", account, digest, hint, usable_at as "usableAt"
    from payout_account where shopper_id = ${shopperId}`.execute(db)
  return rows[0]
}

/** The bound account for its shopper: its last digits and its holder. */
export async function readBinding(context: Context, shopperId: string): Promise<AccountBinding> {
  const bound = await findAccount(context.db, shopperId)
  if (!bound) return { bound: false }
  const holder = await realNameOf(context, shopperId)
  const { accountType, hint, usableAt } = bound
  return {
    ...{ bound: true, accountType, account: hint, usableTime: usableAt },
    ...(holder === undefined ? {} : { holder: maskName(holder) }),
  }
}

/**
 * Binds an account. A shopper's first account can be used immediately, another one after a day. Binding the same
 * account again changes nothing and needs no code, since a client that got no answer repeats its request with a code
 * that is already used up.
 * @throws ShopError as the call `bindAccount` documents
 */
export async function bindAccount(
  context: Context,
  { accountType, account, ticket, code }: BindAccount,
): Promise<AccountBinding> {
  const shopperId = context.needShopper()
  const number = needNumber(accountType, account)
  await needPromoter(context.db, shopperId)
  const digest = createHmac('sha256', context.secret).update(`payout account ${accountType} ${number}`).digest('hex')
  if ((await findAccount(context.db, shopperId))?.digest === digest) return readBinding(context, shopperId)
  await checkLoginCode(context, await ownTelephone(context.db, shopperId), { ticket, code }, { use: 'account' })
  const sealed = sealText(context.secret, 'payouts', context.random, number)
  await inTransaction(context, async ({ db, now }) => {
    await takeLoginCode(db, { ticket })
    await sql`
      insert into payout_account (shopper_id, account_type, account, digest, hint, bound_at, usable_at)
      values (${shopperId}, ${accountType}, ${sealed}, ${digest}, ${hintOf(number)}, ${now}, ${now})
      on conflict (shopper_id) do update
      set account_type = excluded.account_type, account = excluded.account, digest = excluded.digest,
        hint = excluded.hint, bound_at = excluded.bound_at, usable_at = ${now + ACCOUNT_WAIT},
        version = payout_account.version + 1
      where payout_account.digest <> excluded.digest`.execute(db)
  })
  return readBinding(context, shopperId)
}

const hintOf = (number: string): string => `**** ${number.slice(-4)}`

/**
 * The number of an account without blanks.
 * @throws ShopError badInput for a number that is invalid for the kind of account
 */
function needNumber(type: PayoutAccountType, account: string): string {
  const number = account.normalize('NFKC').replaceAll(/[\s-]/g, '')
  const right =
    type === PAYOUT_ACCOUNT_TYPE.bankCard
      ? /^\d{12,19}$/.test(number)
      : /^1\d{10}$/.test(number) || /^[^\s@]{1,40}@[^\s@]{1,40}$/.test(number)
  if (right) return number
  const words = type === PAYOUT_ACCOUNT_TYPE.bankCard ? '请填写正确的银行卡号' : '请填写钱包账号（手机号或邮箱）'
  throw new ShopError(REPLY_CODE.badInput, words, 'account')
}
