import type { Bargain, Captcha } from '@hearth/sdk/core'
import { formatFen } from '@hearth/domain'
import { appStore } from '#app/app-store'
import { checkoutPath } from '#checkout/checkout-query'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { doorOf } from '#shop/door-of'
import { idle, type Load } from '#shop/load'
import { refusalOf } from '#shop/refusal-of'
import { tracker } from '#shop/track'

/** The page of one bargain, and the help that a friend gives. */
export interface BargainPageState {
  bargain: Load<Bargain>
  /** The captcha that a friend must solve before helping. */
  captcha: Load<Captcha>
  /** What is wrong with the answer to the captcha; empty if nothing is. */
  wrong: string
  /** True while the help is being sent. */
  helping: boolean
  load(): Promise<void>
  loadCaptcha(): Promise<void>
  /** Helps with an answer to the captcha. Returns false if the friend should answer a new captcha. */
  help(captchaCode: string): Promise<boolean>
  /** Opens checkout with the bargain at its current price. */
  buy(): void
}

/** Defines the store of the page of one bargain. */
export const bargainStore = (bargainId: string): StoreDefinition<BargainPageState> =>
  defineStore<BargainPageState>({
    name: `bargain:${bargainId}`,
    shared: ['bargain'],
    create(context, set, get) {
      const { api, ports, store } = context
      const track = tracker<Pick<BargainPageState, 'bargain' | 'captcha'>>(context, set, get)
      const systemType = doorOf(ports.platform)
      const load = async () =>
        void (await track('bargain', () => api.bargain.get({ bargainId, systemType }, { toast: false }), true))
      const change = changing(context, set, get, 'helping', load)
      const trying = attempt(ports)
      const toast = (text: string) => store(appStore).getState().showToast(text)
      // The bargain includes whether the viewer owns it and whether the viewer has helped, so it is removed at logout.
      context.onForget(() => set({ bargain: idle, captcha: idle, wrong: '' }))
      const loadCaptcha = async () => void (await track('captcha', () => api.user.getCaptcha({})))
      return {
        bargain: idle,
        captcha: idle,
        wrong: '',
        helping: false,
        load,
        loadCaptcha,
        async help(captchaCode) {
          const captchaId = get().captcha.data?.captchaId
          if (captchaId === undefined) return false
          let again = false
          await change(
            () => {
              set({ wrong: '' })
              return trying.send(`${captchaId} ${captchaCode}`, (idempotencyKey) =>
                api.bargain.help({ bargainId, captchaId, captchaCode, systemType }, { idempotencyKey }),
              )
            },
            {
              done: ({ amount }) => toast(`已帮好友砍掉 ¥${formatFen(amount)}`),
              refused(thrown) {
                const { field, message } = refusalOf(thrown)
                again = field === 'captchaCode'
                if (again) set({ wrong: message })
                // The SDK shows no toast for refusals of this call (X05), so the store shows one.
                else toast(message)
              },
            },
          )
          // A captcha accepts one answer, so another attempt needs a new captcha.
          if (again) await loadCaptcha()
          else set({ captcha: idle })
          return !again
        },
        buy() {
          const { data } = get().bargain
          if (data)
            ports.navigate(
              checkoutPath({ skuNo: data.skuNo, itemQuantity: 1, campaign: { kind: 'bargain', bargainId } }),
            )
        },
      }
    },
  })
