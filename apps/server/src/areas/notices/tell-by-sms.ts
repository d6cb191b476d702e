import { NOTICE_CHANNEL } from '@hearth/domain'
import { TOLD } from '#areas/notices/messages'
import { whomToTell } from '#areas/notices/tell'
import type { Consumer } from '#kernel/events/consumer'
import { eventKey } from '#kernel/events/shop-event'

/** Tells shoppers by SMS. */
export const tellBySms: Consumer = {
  name: 'notices',
  kinds: Object.keys(TOLD),
  async send(event, shop) {
    const telling = await whomToTell(shop, event, NOTICE_CHANNEL.sms)
    if (!telling) return
    const { to: telephone, wantedAt, message } = telling
    const email = shop.ports.mailer ? undefined : wantedAt
    await shop.ports.notifier.send({ telephone, ...(email ? { email } : {}), ...message }, eventKey(event))
  },
}
