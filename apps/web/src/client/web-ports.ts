import { PLATFORM_ID } from '@hearth/domain'
import { matchRoute } from '@hearth/screens/routes'
import type { Ports } from '@hearth/state'
import { NOT_LOADED } from '@hearth/ui'
import { documentTitle } from '#document/document-title'
import { goBack, visit } from '#client/history'
import { textsIn } from '#client/texts-in'

/** Code that few visits need, in a file of its own. */
const latePorts = () => import('#client/late-ports')

/** Width from which the shop has its desktop layout, px. */
const DESKTOP = '(min-width: 1024px)'

/**
 * The browser as the stores and screens see it. `say` shows the shopper a message; `record` is present where visits are
 * counted.
 */
export function webPorts(say: (text: string) => void, record?: Ports['record']): Ports {
  const desktop = matchMedia(DESKTOP).matches
  return {
    navigate(path, { replace = false } = {}) {
      // The error page works without script and data: it must not depend on what may just have failed.
      if (path === '/error.html') location.replace(path)
      // The login replaces a page that needs one in the history: otherwise "back" would lead from the login to the
      // login.
      else visit(path, replace || (path.startsWith('/login?') && !!matchRoute(location.pathname)?.route.login))
    },
    setQuery(name, value) {
      const query = new URLSearchParams(location.search)
      query.set(name, value)
      history.replaceState(history.state, '', `?${query}`)
    },
    back: goBack,
    here: () => location.pathname + location.search,
    storage: textsIn('localStorage'),
    tabStorage: textsIn('sessionStorage'),
    openCashier: (url) =>
      void latePorts().then(
        (code) => code.leaveForCashier(url),
        () => location.assign(url),
      ),
    share: (meta) =>
      void latePorts().then(
        (code) => code.sharePage(meta, say),
        () => say(NOT_LOADED),
      ),
    openFile: async (url) => void window.open(url, '_blank', 'noopener'),
    pickPicture: async () => (await latePorts()).pickPicture(),
    locate: async () => (await latePorts()).locate(),
    // Plain http has no clipboard; the promise rejects.
    copy: async (text) => navigator.clipboard.writeText(text),
    platform: {
      kind: 'web',
      orderWay: desktop ? 0 : 2,
      session: 'cookie',
      platformId: desktop ? PLATFORM_ID.desktop : PLATFORM_ID.mobile,
    },
    newId,
    clock: Date.now,
    meta({ title, shopName }) {
      document.title = documentTitle(title, shopName)
    },
    record,
    origin: async () => (await import('#client/visit-origin')).visitOrigin(),
  }
}

/** `crypto.randomUUID` exists on https and localhost alone; a shop tried out in a home network has neither. */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
