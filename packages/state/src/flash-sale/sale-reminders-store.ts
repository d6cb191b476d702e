import { REMINDER_STATUS } from '@hearth/domain'
import { appStore } from '#app/app-store'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'

/** Reminders that a shopper set for flash sales. */
export interface SaleRemindersState {
  /** Skus that have a reminder, by the promotion id of their session. */
  set: Readonly<Record<string, readonly string[]>>
  /** The sku whose reminder is being set or removed. */
  changing?: string
  /** Loads which of these skus have a reminder. Visitors have none. */
  load(promotionId: string, skuNos: readonly string[]): Promise<void>
  /** Sets a reminder, or removes it. */
  toggle(promotionId: string, skuNo: string): Promise<void>
}

/** Maximum number of skus in one request. */
const MOST_ASKED = 50

/** Reminders before flash sales (F08). */
export const saleRemindersStore = defineStore<SaleRemindersState>({
  name: 'saleReminders',
  personal: true,
  create(context, set, get) {
    const { api, store, session } = context
    const change = changing<SaleRemindersState, 'changing'>(context, set, get, 'changing')
    const write = (promotionId: string, skuNos: readonly string[]) =>
      set({ set: { ...get().set, [promotionId]: skuNos } })
    return {
      set: {},
      async load(promotionId, skuNos) {
        const itemNo = skuNos.slice(0, MOST_ASKED)
        if (!context.isLoggedIn() || itemNo.length === 0) return
        const asked = session()
        try {
          const { result } = await api.promotions.getReminders({ promotionId, itemNo }, { toast: false })
          if (asked !== session()) return
          write(
            promotionId,
            result.filter((one) => one.reminderStatus === REMINDER_STATUS.on).map((one) => one.itemNo),
          )
        } catch {
          // If the call fails, the page stays as it is and shows no message (X05).
        }
      },
      async toggle(promotionId, skuNo) {
        const before = get().set[promotionId] ?? []
        const isSet = before.includes(skuNo)
        await change(() => api.promotions[isSet ? 'cancelReminder' : 'setReminder']({ promotionId, itemNo: skuNo }), {
          mark: skuNo,
          done() {
            write(promotionId, isSet ? before.filter((one) => one !== skuNo) : [...before, skuNo])
            store(appStore)
              .getState()
              .showToast(isSet ? '已取消提醒' : '开抢前 5 分钟短信提醒您')
          },
        })
      },
    }
  },
})
