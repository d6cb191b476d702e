import { createHash } from 'node:crypto'
import { MESSAGE_KIND, REPLY_CODE } from '@hearth/domain'
import type { AllowMessages, MessageTemplates } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { markSaid, wasSaid } from '#kernel/messages/mark-said'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { ShopError } from '#kernel/shop-error'
import type { MiniProgram } from '#ports/mini-program'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** A shopper and the template of a consent. */
interface Consent {
  shopperId: string
  templateId: string
}

/** The most consents by a template that the shop counts. The messaging app has no such limit. */
const MOST_KEPT = 1000

/** Lists the messages of the mini-program, each with the number of consents that a shopper has left. */
export async function listTemplates(
  db: Database,
  shopperId: string,
  miniProgram: MiniProgram | undefined,
): Promise<MessageTemplates> {
  if (!miniProgram) return { result: [] }
  const { rows } = await sql<{ templateId: string; left: number }>`
    select template_id as "templateId", remaining as left from message_consent where shopper_id = ${shopperId}`.execute(
    db,
  )
  const left = new Map(rows.map((row) => [row.templateId, row.left]))
  return {
    result: Object.values(MESSAGE_KIND).flatMap((kind) => {
      const templateId = miniProgram.templates[kind]
      return templateId === undefined ? [] : [{ kind, templateId, left: left.get(templateId) ?? 0 }]
    }),
  }
}

/**
 * Stores a shopper's consents, one for each template. If the app now knows the shopper by another id, the consents by
 * the old id are deleted.
 * @throws ShopError wrongState without a mini-program; badInput for a code that the app does not know
 */
export async function allowMessages(
  work: UnitOfWork,
  shopperId: string,
  { code, templateIds }: AllowMessages,
  miniProgram: MiniProgram | undefined,
): Promise<MessageTemplates> {
  if (!miniProgram) throw new ShopError(REPLY_CODE.wrongState, '本店没有小程序消息')
  // The app accepts a code only once. A repeat gets its reply from the stored consents.
  const used = `allowed/${shopperId}/${createHash('sha256').update(code).digest('hex')}`
  if (await wasSaid(work.db, used)) return listTemplates(work.db, shopperId, miniProgram)
  const openId = await miniProgram.openIdOf(code)
  if (!openId) throw new ShopError(REPLY_CODE.badInput, '身份确认失败，请重试', 'code')
  const known = new Set(Object.values(miniProgram.templates))
  const allowed = [...new Set(templateIds)].filter((id) => known.has(id)).sort()
  return inTransaction(work, async (inside) => {
    const { db } = inside
    const { rows } = await sql<{ before: string | null }>`
      select app_open_id as before from shopper where id = ${shopperId} for no key update`.execute(db)
    if ((await markSaid(inside, [used])).size > 0) {
      if (rows[0]?.before !== openId) {
        await sql`update shopper set app_open_id = ${openId} where id = ${shopperId}`.execute(db)
        await sql`delete from message_consent where shopper_id = ${shopperId}`.execute(db)
      }
      const added = allowed.map((id) => ({ id }))
      await sql`
        insert into message_consent (shopper_id, template_id, remaining)
        select ${shopperId}, id, 1 from ${listRows(added, 'id text')} as added order by id
        on conflict (shopper_id, template_id) do update
          set remaining = least(message_consent.remaining + 1, ${MOST_KEPT})`.execute(db)
    }
    return listTemplates(db, shopperId, miniProgram)
  })
}

/**
 * Uses up a consent for a message. A message that is sent again uses up no further consent.
 * @returns true if the message may be sent
 */
export const takeConsent = (work: UnitOfWork, { shopperId, templateId }: Consent, key: string): Promise<boolean> =>
  inTransaction(work, async (inside) => {
    const { rows } = await sql<{ remaining: number; begun: boolean }>`
      select remaining, exists (select from said_once where id = ${begunAs(key)}) as begun from message_consent
      where shopper_id = ${shopperId} and template_id = ${templateId} for update`.execute(inside.db)
    const [consent] = rows
    if (!consent || consent.begun) return consent !== undefined
    if (consent.remaining === 0) return false
    await markSaid(inside, [begunAs(key)])
    await sql`
      update message_consent set remaining = remaining - 1
      where shopper_id = ${shopperId} and template_id = ${templateId}`.execute(inside.db)
    return true
  })

/** Deletes a consent that the messaging app no longer has. */
export async function forgetConsent({ db }: UnitOfWork, { shopperId, templateId }: Consent): Promise<void> {
  await sql`
    update message_consent set remaining = 0
    where shopper_id = ${shopperId} and template_id = ${templateId}`.execute(db)
}

const begunAs = (key: string): string => `app/${key}`
