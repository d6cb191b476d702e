import type { KeptAction, ResumableActions } from '#resume/keep-action'
import { dropAction, readAction } from '#resume/kept-action'
import { RESUMED, type Resume } from '#resume/resumed-actions'
import { defineStore } from '#shop/define-store'
import type { Ports } from '#shop/ports'
import { succeeded } from '#shop/succeeded'

/** Ms an action waits for the login: as long as a slow login takes. */
const LIFETIME = 10 * 60_000

/** Text of each action on the login page. */
const WAITING: Readonly<Record<keyof ResumableActions, string>> = {
  'cart.add': '登录后将自动加入购物车',
  'cart.settle': '登录后继续结算已选的商品',
  'coupon.receive': '登录后将自动领取优惠券',
  'arrival.subscribe': '登录后将自动订阅到货通知',
}

/**
 * The login's destination if an action fails that has to be done before the next page opens; all others run while that
 * page is shown.
 */
const INSTEAD: Partial<Record<keyof ResumableActions, string>> = { 'cart.settle': '/shopping-cart' }

/** The action that continues after the login. */
export interface ResumeState {
  /** Its text; absent if no action waits. */
  waiting?: string
  /** Whether an action waits for a login that leads to `next`; an action for another one is dropped. */
  look(next: string): boolean
  /**
   * Continues it, once. Steps before the next page are awaited.
   * @returns the page after the login, and what to do on it
   */
  goOn(next: string): Promise<{ path: string; afterwards: () => void }>
  /** Forgets it, unless the page that is shown now is read on the way to the login. */
  leave(): void
}

/** Actions that a login broke off. Only a login page that finds one asks for it. */
export const resumeStore = defineStore<ResumeState>({
  name: 'resume',
  create(context, set) {
    const { ports } = context
    const run = async ({ name, params, key }: KeptAction) => {
      // TypeScript cannot see in a union that a name and its parameters belong together.
      const resume: Resume<KeptAction['params']> = RESUMED[name] as Resume<object>
      await resume(context, params, key)
    }
    const forget = () => {
      dropAction(ports)
      set({ waiting: undefined })
    }
    return {
      look(next) {
        const kept = keptFor(ports, next)
        if (kept) set({ waiting: WAITING[kept.name] })
        else forget()
        return !!kept
      },
      async goOn(next) {
        const kept = keptFor(ports, next)
        // Removed before it runs, so that it never runs twice.
        forget()
        const nothing = () => {}
        if (!kept) return { path: next, afterwards: nothing }
        const instead = INSTEAD[kept.name]
        // A toast has shown the failure.
        const done = () => succeeded(run(kept))
        if (instead === undefined) return { path: next, afterwards: () => void done() }
        return { path: (await done()) ? next : instead, afterwards: nothing }
      },
      leave() {
        if (!ports.here?.().startsWith('/agreement/')) forget()
      },
    }
  },
})

/** The action that waits for a login that leads to `next`, unless it has waited for too long. */
function keptFor(ports: Ports, next: string): KeptAction | undefined {
  try {
    const kept = JSON.parse(readAction(ports) ?? 'null') as KeptAction | null
    const age = ports.clock() - (kept?.at ?? 0)
    const isKnown = !!kept && Object.keys(WAITING).includes(kept.name)
    return isKnown && kept.next === next && age >= 0 && age < LIFETIME ? kept : undefined
  } catch {
    return undefined
  }
}
