import { products, user } from '@hearth/sdk/core'
import { ARRIVAL_MESSAGES } from '#areas/messages/arrival-messages'
import { cancelArrival, listArrivals, readArrival, subscribeArrival, tellArrivals } from '#areas/messages/arrivals'
import { allowMessages, listTemplates } from '#areas/messages/consents'
import { chooseMessages, readMessageChoices } from '#areas/messages/message-choices'
import { removeEmail, sendEmailCode, setEmail } from '#areas/messages/own-email'
import { forgetReminders, remindShoppers } from '#areas/messages/remind'
import { messagesByEvent } from '#areas/messages/tell'
import { tellByApp } from '#areas/messages/tell-by-app'
import { tellByEmail } from '#areas/messages/tell-by-email'
import { tellBySms } from '#areas/messages/tell-by-sms'
import { answers, defineArea, perMinute, WRITE_LIMITS, type Area } from '#kernel/area'
import { toldMessages } from '#kernel/messages/message'
import { writes } from '#kernel/writes'

/**
 * Sends the messages and reminders that areas declare, by SMS, the messaging app and email.
 * @param others all other areas of the shop
 */
export function messagesArea(others: readonly Area[]): Area {
  const messages = messagesByEvent(toldMessages([...others.flatMap((one) => one.messages ?? []), ...ARRIVAL_MESSAGES]))
  const reminders = others.flatMap((one) => one.reminders ?? [])
  return defineArea({
    name: 'messages',
    accountEnd: { deleted: ['arrival_notice.shopper_id', 'message_choice.shopper_id', 'message_consent.shopper_id'] },
    messages: ARRIVAL_MESSAGES,
    calls: [
      answers(products, {
        listArrivals: (_, { db, needShopper }) => listArrivals(db, needShopper()),
        getArrival: ({ arrivalId }, { db, needShopper }) => readArrival(db, needShopper(), arrivalId),
        async cancelArrival({ arrivalId }, { db, needShopper }) {
          await cancelArrival(db, needShopper(), arrivalId)
          return {}
        },
      }),
      writes(products, { subscribeArrival: (work, wish, shopperId) => subscribeArrival(work, shopperId, wish) }),
      answers(user, {
        listMessageChoices: (_, { db, needShopper, ports }) => readMessageChoices(db, needShopper(), ports),
        chooseMessages: {
          limits: WRITE_LIMITS,
          answer: (choice, { db, needShopper, ports }) => chooseMessages(db, needShopper(), choice, ports),
        },
        removeEmail: {
          limits: WRITE_LIMITS,
          async answer(_, { db, needShopper }) {
            await removeEmail(db, needShopper())
            return {}
          },
        },
        allowMessages: {
          limits: WRITE_LIMITS,
          idempotency: 'own',
          answer: (allowed, context) =>
            allowMessages(context, context.needShopper(), allowed, context.ports.miniProgram),
        },
        listMessageTemplates: (_, { db, needShopper, ports }) => listTemplates(db, needShopper(), ports.miniProgram),
      }),
      answers(
        user,
        {
          sendEmailCode: {
            limits: { shopper: perMinute(10), network: perMinute(120) },
            answer: ({ email }, context) => sendEmailCode(context, email),
          },
          setEmail: {
            limits: WRITE_LIMITS,
            answer: (wish, context) => setEmail(context, context.needShopper(), wish),
          },
        },
        { idempotency: 'never' },
      ),
    ],
    consumers: [tellBySms(messages), tellByApp(messages), tellByEmail(messages)],
    jobs: () => [
      { name: 'tell arrivals', every: 60_000, run: (work) => tellArrivals(work) },
      {
        name: 'remind shoppers',
        every: 3_600_000,
        async run(work) {
          await remindShoppers(work, reminders)
          await forgetReminders(work)
        },
      },
    ],
  })
}
