import { NOTICE_CHANNEL } from '@hearth/domain'
import { mailOf } from '#areas/notices/mail-of'
import { TOLD } from '#areas/notices/messages'
import { whomToTell } from '#areas/notices/tell'
import type { Consumer } from '#kernel/events/consumer'
import { eventKey } from '#kernel/events/shop-event'

/** Tells shoppers by mail who gave an address for it. */
export const tellByEmail: Consumer = {
  name: 'notices by mail',
  kinds: Object.keys(TOLD),
  works: ({ mailer }) => mailer !== undefined,
  async send(event, shop) {
    const telling = await whomToTell(shop, event, NOTICE_CHANNEL.email)
    if (telling) await shop.ports.mailer?.send(await mailOf(shop, telling.to, telling.message), eventKey(event))
  },
}
