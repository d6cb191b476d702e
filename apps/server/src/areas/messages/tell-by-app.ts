import { miniEntry, MESSAGE_CHANNEL } from '@hearth/domain'
import { forgetConsent, takeConsent } from '#areas/messages/consents'
import { whomToTell, type Messages } from '#areas/messages/tell'
import type { Consumer } from '#kernel/events/consumer'
import { eventKey } from '#kernel/events/shop-event'
import { house } from '#shop/actor'
import { workAt } from '#shop/unit-of-work'

/** Sends messages by the messaging app to shoppers who allowed it. Each message uses up a consent. */
export const tellByApp = (messages: Messages): Consumer => ({
  name: 'messages by app',
  kinds: [...messages.keys()],
  works: ({ miniProgram }) => miniProgram !== undefined,
  async send(event, shop) {
    const { miniProgram, clock } = shop.ports
    const telling = await whomToTell(shop, messages, event, MESSAGE_CHANNEL.app)
    const templateId = telling && miniProgram?.templates[telling.message.kind]
    if (!templateId) return
    const { shopperId, to, message, data } = telling
    const { kind, words } = message
    const key = eventKey(event)
    const work = workAt(shop, clock(), house('messages by app'))
    if (!(await takeConsent(work, { shopperId, templateId }, key))) return
    const page = miniEntry(words(data).path)
    const answer = await miniProgram.send({ openId: to, templateId, page, kind, ...data }, key)
    if (answer === 'refused') await forgetConsent(work, { shopperId, templateId })
  },
})
