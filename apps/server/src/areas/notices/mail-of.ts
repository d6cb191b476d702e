import { sql } from 'kysely'
import { shopName } from '#areas/content/shop-profile'
import { messageWords } from '#areas/notices/message-words'
import type { Database } from '#database/connect'
import type { Mail } from '#ports/mailer'
import type { MessageContent } from '#ports/notifier'
import type { Shop } from '#shop/shop'

/** What shoppers find in the mail below what it tells. */
const FOOT = '不想再收到这类邮件？可在「我的 - 消息通知」中关闭。'

/** A message as a mail. It has addresses where the shop was told under which origin shoppers see it. */
export async function mailOf(
  { db, origin }: Pick<Shop, 'db' | 'origin'>,
  to: string,
  message: MessageContent,
): Promise<Mail> {
  const { title, text, path, file } = messageWords(message)
  const { rows } = await sql<{ name: string }>`select ${shopName} as name`.execute(db)
  const links = origin === undefined ? [] : [...(file ? [`下载：${origin}${file}`] : []), `查看：${origin}${path}`]
  const foot = origin === undefined ? FOOT : `${FOOT}\n${origin}/arrivals`
  return {
    to,
    kind: message.kind,
    subject: `【${rows[0]!.name}】${title}`,
    ...(await filesOf(db, message)),
    text: [text, links.join('\n'), `--\n${foot}`].filter(Boolean).join('\n\n'),
  }
}

/** The invoice itself, where a mail tells of one. */
async function filesOf(db: Database, message: MessageContent): Promise<Pick<Mail, 'files'>> {
  if (message.kind !== 'invoiceMade') return {}
  const { orderId, number } = message
  const { rows } = await sql<{ pdf: Uint8Array | null }>`
    select pdf from billing where order_id = ${orderId} and invoice_number = ${number}`.execute(db)
  const content = rows[0]?.pdf
  return content ? { files: [{ name: `${number}.pdf`, type: 'application/pdf', content }] } : {}
}
