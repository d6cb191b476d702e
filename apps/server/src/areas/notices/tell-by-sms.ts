import { NOTICE_CHANNEL } from '@hearth/domain'
import { whomToTell, type Messages } from '#areas/notices/tell'
import type { Consumer } from '#kernel/events/consumer'
import { eventKey } from '#kernel/events/shop-event'

/** Tells shoppers by SMS. */
export const tellBySms = (messages: Messages): Consumer => ({
  name: 'notices',
  kinds: [...messages.keys()],
  async send(event, shop) {
    const telling = await whomToTell(shop, messages, event, NOTICE_CHANNEL.sms)
    if (!telling) return
    const { to: telephone, wantedAt, message, data } = telling
    const email = shop.ports.mailer ? undefined : wantedAt
    const content = { ...(email ? { email } : {}), kind: message.kind, ...data }
    await shop.ports.notifier.send({ telephone, ...content }, eventKey(event))
  },
})
