import { AFTER_SALE_SUBMISSION, REPLY_CODE } from '@hearth/domain'
import type { BankInfo, SubmitBill } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { lockOwnAfterSale } from '#areas/after-sale/own-after-sale'
import { stepAfterSale } from '#areas/after-sale/step-after-sale'
import { needText } from '#kernel/payloads/need-text'
import { ShopError } from '#kernel/shop-error'
import { openText, sealText } from '#shop/sealed-text'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Records the parcel of a returned product, or the bank account for a refund (S13). While the request still expects
 * one, a further call replaces the recorded parcel or account.
 * @throws ShopError notFound for another shopper's request; wrongState if the request expects neither; badInput
 */
export async function submitBill(
  work: UnitOfWork & { secret: string },
  shopperId: string,
  bill: SubmitBill,
): Promise<void> {
  const row = await lockOwnAfterSale(work.db, shopperId, bill.afterSaleOrderId)
  if (bill.submission === AFTER_SALE_SUBMISSION.parcel) {
    const companyName = needText(bill.expressCompany, 'expressCompany')
    const trackingNumber = needText(bill.expressNumber, 'expressNumber')
    return stepAfterSale(work, row, {
      deed: 'sendBill',
      by: 'shopper',
      data: { companyName, trackingNumber },
      set: [sql`express_company = ${companyName}`, sql`express_number = ${trackingNumber}`],
    })
  }
  const account = JSON.stringify(needAccount(bill.bankInfo))
  return stepAfterSale(work, row, {
    deed: 'giveAccount',
    by: 'shopper',
    data: {},
    set: [sql`bank_info = ${sealText(work.secret, 'bank accounts', work.random, account)}`],
  })
}

function needAccount({ bankName, accountName, accountNumber }: BankInfo): BankInfo {
  const digits = accountNumber.replaceAll(/[\s-]/g, '')
  if (!/^\d{8,30}$/.test(digits)) throw new ShopError(REPLY_CODE.badInput, '请填写正确的银行账号', 'bankInfo')
  return {
    bankName: needText(bankName, 'bankInfo'),
    accountName: needText(accountName, 'bankInfo'),
    accountNumber: digits,
  }
}

/** The stored account, decrypted; undefined if there is none, or if the shop's secret has changed since. */
export function openAccount(secret: string, sealed: string | null): BankInfo | undefined {
  const text = sealed === null ? undefined : openText(secret, 'bank accounts', sealed)
  return text === undefined ? undefined : (JSON.parse(text) as BankInfo)
}

/** The stored account for its owner: only the last four digits of its number are shown. */
export const maskedAccount = ({ accountNumber, ...account }: BankInfo): BankInfo => ({
  ...account,
  accountNumber: `${'*'.repeat(Math.max(0, accountNumber.length - 4))}${accountNumber.slice(-4)}`,
})
