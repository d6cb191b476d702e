import type { ActivityPresent, Present, PresentSteps } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The hotel guest's input from the room card. */
export interface GuestOfHotel {
  hotelCode: string
  roomNo: string
}

/** A present activity, and its steps for the viewer. */
export interface WelfareState {
  present: Load<ActivityPresent>
  /** Loaded only if the activity has some. */
  steps: Load<PresentSteps>
  /** The present is on its way. */
  taking: boolean
  load(): Promise<void>
  /** Takes the present; pressing twice takes it once. Returns whether it succeeded. */
  take(): Promise<boolean>
  /** Takes it as a hotel guest. Returns whether it succeeded. */
  takeAsGuest(guest: GuestOfHotel): Promise<boolean>
}

/** An activity by its id; `now` is the one of now (F07). */
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
