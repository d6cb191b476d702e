import type { Certification } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'
import { refusedField, sendProof, type SentProof } from '#promoters/send-proof'
import { RESTING, type SendState } from '#user/ask-code'

/** The applicant's input. */
export interface CertificationWish {
  realName: string
  idNumber: string
  telephone: string
  code: string
  inviteCode: string
}

/** Refusals of the application, by field; empty if a toast has shown the refusal. */
export type CertificationRefusal = Partial<Record<keyof CertificationWish, string>>

/** Whether the shopper is a promoter, and the application to become one. */
export interface CertificationState {
  certification: Load<Certification>
  /** State of sending a code to the telephone. */
  code: SendState
  /** True while the application is being sent. */
  applying: boolean
  load(): Promise<void>
  /** Sends a code to a telephone. Returns whether it was sent. */
  sendCode(telephone: string): Promise<boolean>
  /** Sends the application. Returns the refusal; undefined on success. */
  apply(wish: CertificationWish): Promise<CertificationRefusal | undefined>
  /** True while the shopper's consent to a new agreement is being sent. */
  agreeing: boolean
  /** Agrees to a version of the agreement. Returns whether it succeeded. */
  agree(agreementVersion: number): Promise<boolean>
}

const FIELDS = {
  realName: 'realName',
  idNumber: 'idNumber',
  telephone: 'telephone',
  phone: 'telephone',
  code: 'code',
  inviteCode: 'inviteCode',
} as const

/** Applications to become a promoter (F15, P02). */
export const certificationStore = defineStore<CertificationState>({
  name: 'certification',
  personal: true,
  create(context, set, get) {
    const { api, store, now } = context
    const track = tracker<Pick<CertificationState, 'certification'>>(context, set, get)
    const tell = (text: string) => store(appStore).getState().showToast(text)
    let sent: SentProof | undefined
    const load = async () =>
      void (await track('certification', () => api.rebate.getCertification({}, { toast: false }), true))
    const change = changing<CertificationState, 'agreeing'>(context, set, get, 'agreeing', load)
    return {
      certification: idle,
      code: RESTING,
      applying: false,
      agreeing: false,
      load,
      async agree(agreementVersion) {
        const done = await change(() => api.rebate.agree({ agreementVersion }))
        if (done) tell('已同意新的协议')
        return done
      },
      async sendCode(telephone) {
        const proof = await sendProof(telephone, {
          state: () => get().code,
          show: (code) => set({ code }),
          now,
          tell,
          ask: () => api.rebateShop.sendCode({ phone: telephone }, { toast: false }),
        })
        if (proof) sent = proof
        return proof !== undefined
      },
      async apply({ realName, idNumber, telephone, code, inviteCode }) {
        const agreementVersion = get().certification.data?.agreementVersion
        if (get().applying || agreementVersion === undefined) return {}
        if (sent?.telephone !== telephone) return { code: '请先获取验证码' }
        set({ applying: true })
        const session = context.session()
        try {
          await api.rebate.apply(
            {
              realName: realName.trim(),
              idNumber,
              telephone,
              ticket: sent.ticket,
              code,
              agreementVersion,
              ...(inviteCode.trim() === '' ? {} : { inviteCode: inviteCode.trim() }),
            },
            { toast: false },
          )
          await load()
          return undefined
        } catch (thrown) {
          return refusedField(thrown, FIELDS, tell)
        } finally {
          if (context.session() === session) set({ applying: false })
        }
      },
    }
  },
})
