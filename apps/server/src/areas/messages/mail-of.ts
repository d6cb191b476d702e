import { MESSAGE_KIND_LABEL } from '@hearth/domain'
import { readShopName } from '#areas/content/shop-profile'
import type { Telling } from '#areas/messages/tell'
import type { Mail } from '#ports/mailer'
import type { Shop } from '#shop/shop'

/** The last lines of a mail. */
const FOOT = '不想再收到这类邮件？可在“我的 - 消息通知”中关闭。'

/** Returns a message as a mail. It contains links if the shop has a public origin. */
export async function mailOf(
  { db, origin }: Pick<Shop, 'db' | 'origin'>,
  { to, message, data }: Pick<Telling, 'to' | 'message' | 'data'>,
): Promise<Mail> {
  const { text, path, file } = message.words(data)
  const name = await readShopName(db)
  const links = origin === undefined ? [] : [...(file ? [`下载：${origin}${file}`] : []), `查看：${origin}${path}`]
  const foot = origin === undefined ? FOOT : `${FOOT}\n${origin}/arrivals`
  const files = await message.files?.(data, db)
  return {
    to,
    kind: message.kind,
    subject: `【${name}】${MESSAGE_KIND_LABEL[message.kind]}`,
    ...(files ? { files } : {}),
    text: [text, links.join('\n'), `--\n${foot}`].filter(Boolean).join('\n\n'),
  }
}
