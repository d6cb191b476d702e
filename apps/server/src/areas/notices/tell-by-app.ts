import { miniEntry, NOTICE_CHANNEL } from '@hearth/domain'
import { forgetConsent, takeConsent } from '#areas/notices/consents'
import { messageWords } from '#areas/notices/message-words'
import { TOLD } from '#areas/notices/messages'
import { whomToTell } from '#areas/notices/tell'
import type { Consumer } from '#kernel/events/consumer'
import { eventKey } from '#kernel/events/shop-event'
import { house } from '#shop/actor'
import { workAt } from '#shop/unit-of-work'

/** Tells shoppers by the messaging app who allowed it: each message uses up one consent. */
export const tellByApp: Consumer = {
  name: 'notices by app',
  kinds: Object.keys(TOLD),
  works: ({ miniProgram }) => miniProgram !== undefined,
  async send(event, shop) {
    const { miniProgram, clock } = shop.ports
    const telling = await whomToTell(shop, event, NOTICE_CHANNEL.app)
    const templateId = telling && miniProgram?.templates[telling.message.kind]
    if (!templateId) return
    const { shopperId, to, message } = telling
    const key = eventKey(event)
    const work = workAt(shop, clock(), house('notices by app'))
    if (!(await takeConsent(work, { shopperId, templateId }, key))) return
    const page = miniEntry(messageWords(message).path)
    const answer = await miniProgram.send({ openId: to, templateId, page, ...message }, key)
    if (answer === 'refused') await forgetConsent(work, { shopperId, templateId })
  },
}
