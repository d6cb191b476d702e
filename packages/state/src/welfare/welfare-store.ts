import type { ActivityPresent, Present, PresentSteps } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The data of a hotel guest. */
export interface GuestOfHotel {
  hotelCode: string
  roomNo: string
}

/** The page of a present activity, with its steps. */
export interface WelfareState {
  present: Load<ActivityPresent>
  /** The steps to the present. Loaded only for activities that have steps. */
  steps: Load<PresentSteps>
  /** True while the present is being taken. */
  taking: boolean
  load(): Promise<void>
  /** Takes the present. Returns whether it succeeded. A second press while it is being sent has no effect. */
  take(): Promise<boolean>
  /** Takes the present as a hotel guest. Returns whether it succeeded. */
  takeAsGuest(guest: GuestOfHotel): Promise<boolean>
}

/** Defines the store of a present activity; the id `now` stands for the current activity (F07). */
export const welfareStore = (activityId: string): StoreDefinition<WelfareState> =>
  defineStore<WelfareState>({
    name: `welfare:${activityId}`,
    shared: ['present', 'steps'],
    personal: true,
    create(context, set, get) {
      const { api, ports, store } = context
      const track = tracker<Pick<WelfareState, 'present' | 'steps'>>(context, set, get)
      const named = () => get().present.data?.activityId ?? activityId
      const load = async () => {
        const present = await track(
          'present',
          () => api.user.getActivityPresent({ activityId }, { toast: false }),
          true,
        )
        if (!present?.hasSteps) return
        await track(
          'steps',
          () => api.products.getPresentSteps({ activityId: present.activityId }, { toast: false }),
          true,
        )
      }
      const change = changing<WelfareState, 'taking'>(context, set, get, 'taking', load)
      const trying = attempt(ports)
      const told = ({ name }: Present) => store(appStore).getState().showToast(`已领取「${name}」`)
      return {
        present: idle,
        steps: idle,
        taking: false,
        load,
        take: () =>
          change(
            () =>
              trying.send(named(), (idempotencyKey) =>
                api.coupons.acquireActivityPresent({ activityId: named() }, { idempotencyKey }),
              ),
            { done: told },
          ),
        takeAsGuest: ({ hotelCode, roomNo }) =>
          change(
            () =>
              trying.send(`${hotelCode} ${roomNo}`, (idempotencyKey) =>
                api.coupons.acquireHotelPresent(
                  { hotelCode, ...(roomNo === '' ? {} : { roomNo }) },
                  { idempotencyKey },
                ),
              ),
            { done: told },
          ),
      }
    },
  })
