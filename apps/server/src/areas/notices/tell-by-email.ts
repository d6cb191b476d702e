import { NOTICE_CHANNEL } from '@hearth/domain'
import { mailOf } from '#areas/notices/mail-of'
import { whomToTell, type Messages } from '#areas/notices/tell'
import type { Consumer } from '#kernel/events/consumer'
import { eventKey } from '#kernel/events/shop-event'

/** Tells shoppers by mail who gave an address for it. */
export const tellByEmail = (messages: Messages): Consumer => ({
  name: 'notices by mail',
  kinds: [...messages.keys()],
  works: ({ mailer }) => mailer !== undefined,
  async send(event, shop) {
    const telling = await whomToTell(shop, messages, event, NOTICE_CHANNEL.email)
    if (telling) await shop.ports.mailer?.send(await mailOf(shop, telling), eventKey(event))
  },
})
