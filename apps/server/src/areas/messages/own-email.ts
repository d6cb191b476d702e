import { maskEmail, REPLY_CODE } from '@hearth/domain'
import type { SentLoginCode, SetEmail, UserEmail } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readShopName } from '#areas/content/shop-profile'
import { postCode } from '#areas/passport/deliver-code'
import { checkLoginCode, takeLoginCode } from '#areas/passport/login-code'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'
import { needEmail } from '#kernel/payloads/need-email'
import { ShopError } from '#kernel/shop-error'
import { inTransaction } from '#shop/unit-of-work'

/**
 * Sends a code to an email address.
 * @throws ShopError badInput for an invalid address; wrongState if the shop sends no mail
 */
export async function sendEmailCode(context: Context, email: string): Promise<SentLoginCode> {
  const { mailer } = context.ports
  if (!mailer) throw new ShopError(REPLY_CODE.wrongState, '本店暂不发送邮件')
  await needEmail(email)
  const name = await readShopName(context.db)
  return postCode(context, {
    to: email,
    field: 'email',
    use: 'email',
    hand: (code, key) =>
      mailer.send(
        {
          to: email,
          kind: 'emailCode',
          subject: `【${name}】邮箱验证码 ${code}`,
          text: `您正在${name}设置接收通知的邮箱，验证码是 ${code}，5 分钟内有效。如果不是您本人操作，请忽略这封邮件。`,
        },
        key,
      ),
  })
}

/** Sets an email address for messages. @throws ShopError badInput; wrongCode */
export async function setEmail(
  context: Context,
  shopperId: string,
  { email, ticket, code }: SetEmail,
): Promise<UserEmail> {
  await needEmail(email)
  await checkLoginCode(context, email, { ticket, code }, { use: 'email' })
  await inTransaction(context, async ({ db }) => {
    await takeLoginCode(db, { ticket })
    await sql`update shopper set email = ${email} where id = ${shopperId}`.execute(db)
  })
  return { email: maskEmail(email) }
}

/** Removes a shopper's email address. */
export async function removeEmail(db: Database, shopperId: string): Promise<void> {
  await sql`update shopper set email = null where id = ${shopperId}`.execute(db)
}
