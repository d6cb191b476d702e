import { PLATFORM_ID } from '@hearth/domain'
import type { Ports } from '@hearth/state'

/**
 * Returns the ports of a page that is being rendered: navigation does nothing, nobody is logged in, and the time is
 * that of the request.
 */
export function serverPorts(here: string, now: number): Ports {
  const nothing = () => {}
  return {
    navigate: nothing,
    back: nothing,
    here: () => here,
    storage: { get: () => undefined, set: nothing, remove: nothing },
    openCashier: nothing,
    // A server renders the buttons that share and copy, since hydration needs the same markup. Nobody can press them
    // there.
    share: nothing,
    copy: async () => {},
    platform: { kind: 'web', orderWay: 2, session: 'cookie', platformId: PLATFORM_ID.mobile },
    newId: () => 'server',
    clock: () => now,
  }
}
