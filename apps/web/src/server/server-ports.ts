import { PLATFORM_ID } from '@hearth/domain'
import type { Ports } from '@hearth/state'

/** Ports of a page that is being rendered: nothing navigates, nobody is logged in, and the time is the request's. */
export function serverPorts(here: string, now: number): Ports {
  const nothing = () => {}
  return {
    navigate: nothing,
    back: nothing,
    here: () => here,
    storage: { get: () => undefined, set: nothing, remove: nothing },
    openCashier: nothing,
    // Rendered though nobody can press them on a server: hydration needs the same markup.
    share: nothing,
    copy: async () => {},
    platform: { kind: 'web', orderWay: 2, session: 'cookie', platformId: PLATFORM_ID.mobile },
    newId: () => 'server',
    clock: () => now,
  }
}
