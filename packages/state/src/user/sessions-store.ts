import type { LoginSession } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The shopper's logins, on this device and others. */
export interface SessionsState {
  sessions: Load<LoginSession[]>
  load(): Promise<void>
  /**
   * Ends the login with this session id, or all other logins if the id is `others`, and reloads the list. The SDK's
   * toast shows a failure.
   */
  end(sessionId: string): Promise<void>
}

/** The devices on which the shopper is logged in. */
export const sessionsStore = defineStore<SessionsState>({
  name: 'sessions',
  personal: true,
  create(context, set, get) {
    const track = tracker<SessionsState>(context, set, get)
    const load = async (keep: boolean) =>
      void (await track('sessions', async () => (await context.api.passport.sessions({})).result, keep))
    return {
      sessions: idle,
      load: () => load(false),
      async end(sessionId) {
        try {
          await context.api.passport.endSession({ sessionId })
        } catch {
          // The reloaded list shows whether the login has ended.
        }
        await load(true)
      },
    }
  },
})
