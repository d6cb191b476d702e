import type { DeletionTerms, SentLoginCode, UserPhone } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { problemOf } from '#shop/problem'
import { tracker } from '#shop/track'
import { askCode, RESTING, type SendState } from '#user/ask-code'
import { userStore } from '#user/user-store'

/** Faults of a form's fields, by name; empty if a toast has reported the failure. */
export type AccountRefusal = Partial<Record<'code' | 'telephone' | 'newCode', string>>

/** The shopper's telephone, and the deletion of the account. */
export interface AccountState {
  phone: Load<UserPhone>
  terms: Load<DeletionTerms>
  /** State of sending a code to the account's current telephone. */
  own: SendState
  /** State of sending a code to the new telephone. */
  other: SendState
  loadPhone(): Promise<void>
  loadTerms(): Promise<void>
  /** Sends a code to the account's current telephone. Returns whether it was sent. */
  sendOwn(): Promise<boolean>
  /**
   * Returns the ticket of the code sent to the account's current telephone; undefined if none was sent. The server
   * accepts the code only together with the ticket.
   */
  ownTicket(): string | undefined
  /** Sends a code to the new telephone. Returns whether it was sent. */
  sendOther(telephone: string): Promise<boolean>
  /** Changes the account's telephone. Returns the faults of the form; undefined on success. */
  changePhone(code: string, telephone: string, newCode: string): Promise<AccountRefusal | undefined>
  /**
   * Deletes the account, ends the login and opens the home page. Returns the faults of the form; undefined on success.
   */
  deleteAccount(code: string): Promise<AccountRefusal | undefined>
}

const NO_CODE = '请先获取验证码'

/** Changes the account's telephone and deletes the account. Login and logout are in `loginStore`. */
export const accountStore = defineStore<AccountState>({
  name: 'account',
  personal: true,
  create(context, set, get) {
    const { api, ports, store, now } = context
    const track = tracker<Pick<AccountState, 'phone' | 'terms'>>(context, set, get)
    const tickets: { own?: string; other?: { telephone: string; ticket: string } } = {}
    const tell = (text: string) => store(appStore).getState().showToast(text)

    async function send(which: 'own' | 'other', ask: () => Promise<SentLoginCode>): Promise<string | undefined> {
      const { sending, resendAt } = get()[which]
      if (sending || now() < resendAt) return undefined
      set({ [which]: { ...RESTING, sending: true } })
      try {
        const { ticket, resendAfter } = await ask()
        const sentAt = now()
        set({ [which]: { ...RESTING, sentAt, resendAt: sentAt + resendAfter } })
        tell('验证码已发送，请查看短信')
        return ticket
      } catch (thrown) {
        tell(problemOf(thrown).message)
        set({ [which]: RESTING })
        return undefined
      }
    }

    /**
     * Runs a change. Returns undefined on success, and the fault of the refused field after a refusal; an empty object
     * if a toast has shown the failure.
     */
    async function attempt(change: () => Promise<unknown>): Promise<AccountRefusal | undefined> {
      try {
        await change()
        return undefined
      } catch (thrown) {
        const { message } = problemOf(thrown)
        const { field } = thrown as { field?: string }
        if (field === 'code' || field === 'telephone' || field === 'newCode') return { [field]: message }
        tell(message)
        return {}
      }
    }

    return {
      phone: idle,
      terms: idle,
      own: RESTING,
      other: RESTING,
      loadPhone: async () => void (await track('phone', () => api.user.getPhone({}), true)),
      loadTerms: async () => void (await track('terms', () => api.passport.getDeletion({}))),
      async sendOwn() {
        const ticket = await send('own', () => api.passport.sendOwnCode({}, { toast: false }))
        if (ticket) tickets.own = ticket
        return ticket !== undefined
      },
      ownTicket: () => tickets.own,
      async sendOther(telephone) {
        const proving = () => set({ other: { ...RESTING, sending: true, proving: true } })
        const ticket = await send('other', () => askCode(api, telephone, proving))
        if (ticket) tickets.other = { telephone, ticket }
        return ticket !== undefined
      },
      async changePhone(code, telephone, newCode) {
        const { own, other } = tickets
        if (own === undefined) return { code: NO_CODE }
        if (other?.telephone !== telephone) return { newCode: NO_CODE }
        const wish = { ticket: own, code, telephone, newTicket: other.ticket, newCode }
        const refused = await attempt(async () => {
          const phone = await api.passport.changePhone(wish, { toast: false })
          set({ phone: { status: 'ready', data: phone }, own: RESTING, other: RESTING })
          tell(`手机号已更换为 ${phone.telephone}`)
          void store(userStore).getState().load()
        })
        return refused
      },
      async deleteAccount(code) {
        const { own } = tickets
        if (own === undefined) return { code: NO_CODE }
        return attempt(async () => {
          await api.passport.deleteAccount({ ticket: own, code }, { toast: false })
          tell('账号已注销')
          ports.navigate('/', { replace: true })
          store(userStore).getState().expire()
        })
      },
    }
  },
})
