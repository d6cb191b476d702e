import { appStore } from '#app/app-store'
import { messagesStore } from '#messages/messages-store'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { problemOf } from '#shop/problem'
import { RESTING, type SendState } from '#user/ask-code'

/** Faults of the form's fields; empty if a toast has shown the failure. */
export type EmailRefusal = Partial<Record<'email' | 'code', string>>

/** The shopper's mail address for messages. */
export interface EmailState {
  /** State of sending a code to a new address. */
  sending: SendState
  removing: boolean
  /** Sends a code to an address. Returns the faults of the form; undefined on success. */
  send(email: string): Promise<EmailRefusal | undefined>
  /** Sets the address for messages. Returns the faults of the form; undefined on success. */
  save(email: string, code: string): Promise<EmailRefusal | undefined>
  /** Removes the shopper's mail address for messages. */
  remove(): Promise<void>
}

/** Sets and removes the shopper's mail address for messages. */
export const emailStore = defineStore<EmailState>({
  name: 'email',
  personal: true,
  create(context, set, get) {
    const { api, store, now } = context
    const removing = changing(context, set, get, 'removing')
    let sent: { email: string; ticket: string } | undefined
    const tell = (text: string) => store(appStore).getState().showToast(text)
    const reload = () => store(messagesStore).getState().loadChoices()
    function refusalOf(thrown: unknown): EmailRefusal {
      const { message } = problemOf(thrown)
      const { field } = thrown as { field?: string }
      if (field === 'email' || field === 'code') return { [field]: message }
      tell(message)
      return {}
    }
    return {
      sending: RESTING,
      removing: false,
      async send(email) {
        const { sending, resendAt } = get().sending
        if (sending || (now() < resendAt && sent?.email === email)) return {}
        set({ sending: { ...RESTING, sending: true } })
        try {
          const { ticket, resendAfter } = await api.user.sendEmailCode({ email }, { toast: false })
          const sentAt = now()
          sent = { email, ticket }
          set({ sending: { ...RESTING, sentAt, resendAt: sentAt + resendAfter } })
          tell('验证码已发送，请查看邮箱')
          return undefined
        } catch (thrown) {
          set({ sending: RESTING })
          return refusalOf(thrown)
        }
      },
      async save(email, code) {
        if (sent?.email !== email) return { code: '请先获取验证码' }
        try {
          await api.user.setEmail({ email, ticket: sent.ticket, code }, { toast: false })
        } catch (thrown) {
          return refusalOf(thrown)
        }
        set({ sending: RESTING })
        tell('邮箱已设置，通知会同时发送到邮箱')
        await reload()
        return undefined
      },
      async remove() {
        await removing(async () => {
          await api.user.removeEmail({})
          await reload()
        })
      },
    }
  },
})
