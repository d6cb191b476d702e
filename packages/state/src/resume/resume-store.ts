import type { KeptAction, ResumableActions } from '#resume/keep-action'
import { dropAction, readAction } from '#resume/kept-action'
import { RESUMED, type Resume } from '#resume/resumed-actions'
import { defineStore } from '#shop/define-store'
import type { Ports } from '#shop/ports'
import { succeeded } from '#shop/succeeded'

/** Ms after which a waiting action expires. */
const LIFETIME = 10 * 60_000

/** The text that the login page shows for each waiting action. */
const WAITING: Readonly<Record<keyof ResumableActions, string>> = {
  'cart.add': '登录后将自动加入购物车',
  'cart.settle': '登录后继续结算已选的商品',
  'coupon.receive': '登录后将自动领取优惠券',
  'arrival.subscribe': '登录后将自动订阅到货通知',
}

/**
 * Actions that must be finished before the next page opens, with the page to open instead if they fail. Other actions
 * run while the next page is shown.
 */
const INSTEAD: Partial<Record<keyof ResumableActions, string>> = { 'cart.settle': '/shopping-cart' }

/** The action that continues after the login. */
export interface ResumeState {
  /** Text for the waiting action; absent if there is none. */
  waiting?: string
  /** Whether an action waits for the login that leads to `next`. Drops an action that waits for another login. */
  look(next: string): boolean
  /**
   * Runs the waiting action, once. Resolves when the next page may open.
   * @returns the page to open after the login, and a function to call once it is open
   */
  goOn(next: string): Promise<{ path: string; afterwards: () => void }>
  /** Drops the waiting action, unless the shopper only reads an agreement on the way to the login. */
  leave(): void
}

/** Continues actions that a login interrupted. Loaded only by a login page that finds a stored action. */
export const resumeStore = defineStore<ResumeState>({
  name: 'resume',
  create(context, set) {
    const { ports } = context
    const run = async ({ name, params, key }: KeptAction) => {
      // TypeScript does not see that `params` belong to the action with this name.
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
        // The action is removed before it runs, so that it cannot run twice.
        forget()
        const nothing = () => {}
        if (!kept) return { path: next, afterwards: nothing }
        const instead = INSTEAD[kept.name]
        // A failure needs no handling here, since the SDK's toast has shown it.
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

/** Returns the action that waits for the login that leads to `next`; undefined if there is none or it has expired. */
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
