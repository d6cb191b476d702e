import { PLATFORM_ID } from '@hearth/domain'
import { matchRoute } from '@hearth/screens/routes'
import type { Ports } from '@hearth/state'
import { NOT_LOADED } from '@hearth/ui'
import { documentTitle } from '#document/document-title'
import { goBack, visit } from '#client/history'
import { textsIn } from '#client/texts-in'

/** Code that only few visits need. It is in a file that is loaded when it is first needed. */
const latePorts = () => import('#client/late-ports')

/** Media query of the desktop layout. */
const DESKTOP = '(min-width: 1024px)'

/** Returns the browser's ports. `say` shows the shopper a message; `record` is absent if visits are not counted. */
export function webPorts(say: (text: string) => void, record?: Ports['record']): Ports {
  const desktop = matchMedia(DESKTOP).matches
  return {
    navigate(path, { replace = false } = {}) {
      // The error page is opened as a document of its own, which needs neither the scripts nor the data that may have
      // failed.
      if (path === '/error.html') location.replace(path)
      // The login replaces a page that needs a login. Otherwise "back" would lead to that page, which opens the login
      // again.
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
    // On plain http, the browser has no clipboard. The promise then rejects.
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

/**
 * Returns a unique id. `crypto.randomUUID` exists only on https and localhost, but a shop may be tried out in a home
 * network.
 */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
