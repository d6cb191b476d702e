import { PROMOTER_KIND, type PromoterKind } from '@hearth/domain'
import type { AccountBinding, BindAccount, Withdrawal, WithdrawableCash } from '@hearth/sdk/core'
import { accountStore } from '#account/account-store'
import { appStore } from '#app/app-store'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { pagedList, type PagedList } from '#shop/paged-list'
import { problemOf } from '#shop/problem'
import { tracker } from '#shop/track'

/** Faults of a payout account, by field. */
export type BindRefusal = Partial<Record<'account' | 'code', string>>

/**
 * The balance, payout account and withdrawals of a promoter or a partner shop (F19). The list has the withdrawals, and
 * its tab chooses the promoter or the partner shop.
 */
export interface WithdrawalState extends PagedList<Withdrawal, PromoterKind> {
  cash: Load<WithdrawableCash>
  binding: Load<AccountBinding>
  /** True while a withdrawal or a payout account is being sent. */
  busy: boolean
  open(kind: PromoterKind): Promise<void>
  /**
   * Withdraws an amount in fen. Returns the refusal; undefined on success. A second press while it is being sent has no
   * effect.
   */
  withdraw(withdrawAmount: number): Promise<string | undefined>
  /** Sets the payout account, with the code that `accountStore` sent. Returns the faults; undefined on success. */
  bind(wish: Pick<BindAccount, 'accountType' | 'account' | 'code'>): Promise<BindRefusal | undefined>
}

/** Withdrawals of a promoter's or partner shop's earnings. */
export const withdrawalStore = defineStore<WithdrawalState>({
  name: 'withdrawal',
  personal: true,
  create(context, set, get) {
    const { api, ports, store } = context
    const track = tracker<Pick<WithdrawalState, 'cash' | 'binding'>>(context, set, get)
    const withdrawing = attempt(ports)
    const shown = () => get().tab ?? PROMOTER_KIND.promoter
    const readCash = async (kind: PromoterKind, keep: boolean) =>
      void (await track('cash', () => api.rebate.getWithdrawable({ kind }, { toast: false }), keep))
    const readBinding = async () =>
      void (await track('binding', () => api.rebate.getBinding({}, { toast: false }), true))
    const list = pagedList<Withdrawal, PromoterKind>(context, set, get, {
      idOf: ({ withdrawId }) => withdrawId,
      async ask({ tab = PROMOTER_KIND.promoter, startId, count }) {
        const page = await api.rebate.listWithdrawals({ startId, count, kind: tab })
        return { items: page.result, startId: page.startId }
      },
    })
    const open = async (kind: PromoterKind) => {
      const same = kind === get().tab
      await Promise.all([readCash(kind, same), readBinding(), list.load(kind)])
    }
    const change = changing<WithdrawalState, 'busy'>(context, set, get, 'busy', () => open(shown()))
    const tell = (text: string) => store(appStore).getState().showToast(text)
    return {
      ...list,
      cash: idle,
      binding: idle,
      busy: false,
      open,
      async withdraw(withdrawAmount) {
        let refusal: string | undefined
        const kind = shown()
        const calls = kind === PROMOTER_KIND.partner ? api.partner : api.rebate
        const done = await change(
          () =>
            withdrawing.send(`${kind} ${withdrawAmount}`, (idempotencyKey) =>
              calls.withdraw({ withdrawAmount }, { idempotencyKey, toast: false }),
            ),
          { refused: (thrown) => void (refusal = problemOf(thrown).message) },
        )
        if (done) tell('提现申请已提交')
        return done ? undefined : (refusal ?? '正在提交，请稍候')
      },
      async bind(wish) {
        const ticket = store(accountStore).getState().ownTicket()
        if (ticket === undefined) return { code: '请先获取验证码' }
        let refusal: BindRefusal | undefined
        const done = await change(() => api.rebate.bindAccount({ ...wish, ticket }, { toast: false }), {
          refused(thrown) {
            const { message } = problemOf(thrown)
            const { field } = thrown as { field?: string }
            if (field === 'account' || field === 'code') refusal = { [field]: message }
            else tell(message)
          },
        })
        if (done) tell('收款账户已绑定')
        return done ? undefined : (refusal ?? {})
      },
    }
  },
})
