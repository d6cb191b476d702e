import { isToldByDefault } from '@hearth/domain'
import { products, user } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { cancelArrival, listArrivals, readArrival, subscribeArrival, tellArrivals } from '#areas/notices/arrivals'
import { TOLD } from '#areas/notices/messages'
import { chooseNotice, readNoticeChoices } from '#areas/notices/notice-choices'
import { forgetReminders, remindShoppers } from '#areas/notices/remind'
import { answers, defineArea, WRITE_LIMITS } from '#kernel/area'
import { eventKey, type ShopEvent } from '#kernel/events/shop-event'
import { house } from '#shop/actor'
import type { Shop } from '#shop/shop'
import { workAt } from '#shop/unit-of-work'

/**
 * Tells shoppers where they are not looking: of their orders and requests for service, of what they wait for, and of
 * what they would lose or miss.
 */
export const noticesArea = defineArea({
  name: 'notices',
  calls: [
    answers(products, {
      listArrivals: (_, { db, needShopper }) => listArrivals(db, needShopper()),
      getArrival: ({ arrivalId }, { db, needShopper }) => readArrival(db, needShopper(), arrivalId),
      async cancelArrival({ arrivalId }, { db, needShopper }) {
        await cancelArrival(db, needShopper(), arrivalId)
        return {}
      },
      subscribeArrival: {
        limits: WRITE_LIMITS,
        answer: (wish, context) => subscribeArrival(context, context.needShopper(), wish),
      },
    }),
    answers(user, {
      listNoticeChoices: (_, { db, needShopper }) => readNoticeChoices(db, needShopper()),
      chooseNotice: {
        limits: WRITE_LIMITS,
        answer: (choice, { db, needShopper }) => chooseNotice(db, needShopper(), choice),
      },
    }),
  ],
  consumers: [{ name: 'notices', kinds: Object.keys(TOLD), send: notify }],
  jobs: ({ shop }) => [
    {
      name: 'tell arrivals',
      every: 60_000,
      run: async () => void (await tellArrivals(workAt(shop, shop.ports.clock(), house('tell arrivals')))),
    },
    {
      name: 'remind shoppers',
      every: 3_600_000,
      async run() {
        const work = workAt(shop, shop.ports.clock(), house('remind shoppers'))
        await remindShoppers(work)
        await forgetReminders(work)
      },
    },
  ],
})

async function notify(event: ShopEvent, { db, ports: { notifier } }: Shop): Promise<void> {
  const told = TOLD[event.kind]
  if (!told) return
  const data = event.data as never
  const { rows } = await sql<{ telephone: string; wanted: boolean | null }>`
    select coalesce(whom.telephone, shopper.telephone) as telephone, notice_choice.wanted
    from (${told.whom(event, data)}) as whom
    join shopper on shopper.id = whom.shopper_id and shopper.deleted_at is null
    left join notice_choice on notice_choice.shopper_id = shopper.id and notice_choice.kind = ${told.choice ?? ''}`.execute(
    db,
  )
  const [to] = rows
  if (!to || (told.choice !== undefined && !(to.wanted ?? isToldByDefault(told.choice)))) return
  await notifier.send({ telephone: to.telephone, ...told.message(event, data) }, eventKey(event))
}
