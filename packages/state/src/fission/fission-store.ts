import type { Captcha, FissionActivity, FissionShare } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { doorOf } from '#shop/door-of'
import { idle, ready, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Actions of a shopper in a fission activity. */
export type FissionDeed = 'start' | 'help' | 'reward'

/**
 * A fission activity: its product (`productInfo`), the page that sells it (`targetUrl`), the shopper's own request for
 * help, and the request of a friend.
 */
export interface FissionState {
  activity: Load<FissionActivity>
  /** The friend's request, if the page was opened by its link. */
  friend: Load<FissionShare>
  /** The captcha that a helper must solve. */
  captcha: Load<Captcha>
  /** The action that is being sent. */
  doing?: FissionDeed
  /** Why the last attempt to help was refused; undefined once another attempt begins. */
  refusal?: string
  load(): Promise<void>
  loadFriend(shareId: string): Promise<void>
  loadCaptcha(): Promise<void>
  /** Starts a request for help. Returns its share; undefined if it was refused. */
  start(): Promise<FissionShare | undefined>
  /** Helps the friend. Returns whether the help counted. */
  help(captchaCode: string): Promise<boolean>
  /** Claims the reward. A second press while it is being sent has no effect. */
  takeReward(): Promise<void>
}

/** Defines the store of a fission activity (F08). */
export const fissionStore = (activityId: string): StoreDefinition<FissionState> =>
  defineStore<FissionState>({
    name: `fission:${activityId}`,
    shared: ['activity', 'friend'],
    personal: true,
    create(context, set, get) {
      const { api, ports, store } = context
      const track = tracker<Pick<FissionState, 'activity' | 'friend' | 'captcha'>>(context, set, get)
      const systemType = doorOf(ports.platform)
      const toast = (text: string) => store(appStore).getState().showToast(text)
      const load = async () =>
        void (await track(
          'activity',
          () => api.fission.getActivity({ activityId, systemType }, { toast: false }),
          true,
        ))
      const loadCaptcha = async () => void (await track('captcha', () => api.user.getCaptcha({})))
      const change = changing<FissionState, 'doing'>(context, set, get, 'doing', load)
      const trying = attempt(ports)
      return {
        activity: idle,
        friend: idle,
        captcha: idle,
        load,
        loadCaptcha,
        async loadFriend(shareId) {
          await track('friend', () => api.fission.getShare({ shareId }, { toast: false }), true)
        },
        async start() {
          let own: FissionShare | undefined
          await change(() => api.fission.start({ activityId, systemType }), {
            mark: 'start',
            done: (share) => void (own = share),
          })
          return own
        },
        async help(captchaCode) {
          const shareId = get().friend.data?.shareId
          const captchaId = get().captcha.data?.captchaId
          if (shareId === undefined || captchaId === undefined) return false
          set({ refusal: undefined })
          const done = await change(
            () => api.fission.help({ shareId, captchaId, captchaCode, systemType }, { toast: false }),
            {
              mark: 'help',
              done: (data) => set({ friend: ready(data) }),
              // A captcha accepts one answer, so another attempt after a refusal needs a new captcha.
              async refused(thrown) {
                set({ refusal: thrown instanceof Error ? thrown.message : '助力失败，请重试' })
                await loadCaptcha()
              },
            },
          )
          if (done) toast('助力成功，谢谢您')
          return done
        },
        async takeReward() {
          await change(
            () =>
              trying.send(activityId, (idempotencyKey) => api.fission.takeReward({ activityId }, { idempotencyKey })),
            { mark: 'reward', done: ({ name }) => toast(`已领取${name}`) },
          )
        },
      }
    },
  })
