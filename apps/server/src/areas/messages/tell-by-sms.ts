import { MESSAGE_CHANNEL } from '@hearth/domain'
import { whomToTell, type Messages } from '#areas/messages/tell'
import type { Consumer } from '#kernel/events/consumer'
import { eventKey } from '#kernel/events/shop-event'

/** Sends messages by SMS. */
export const tellBySms = (messages: Messages): Consumer => ({
  name: 'messages',
  kinds: [...messages.keys()],
  async send(event, shop) {
    const telling = await whomToTell(shop, messages, event, MESSAGE_CHANNEL.sms)
    if (!telling) return
    const { to: telephone, wantedAt, message, data } = telling
    const email = shop.ports.mailer ? undefined : wantedAt
    const content = { ...(email ? { email } : {}), kind: message.kind, ...data }
    await shop.ports.notifier.send({ telephone, ...content }, eventKey(event))
  },
})
