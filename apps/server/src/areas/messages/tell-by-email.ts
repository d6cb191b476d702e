import { MESSAGE_CHANNEL } from '@hearth/domain'
import { mailOf } from '#areas/messages/mail-of'
import { whomToTell, type Messages } from '#areas/messages/tell'
import type { Consumer } from '#kernel/events/consumer'
import { eventKey } from '#kernel/events/shop-event'

/** Sends messages by email to shoppers who have set an address. */
export const tellByEmail = (messages: Messages): Consumer => ({
  name: 'messages by mail',
  kinds: [...messages.keys()],
  works: ({ mailer }) => mailer !== undefined,
  async send(event, shop) {
    const telling = await whomToTell(shop, messages, event, MESSAGE_CHANNEL.email)
    if (telling) await shop.ports.mailer?.send(await mailOf(shop, telling), eventKey(event))
  },
})
