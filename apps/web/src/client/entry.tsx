import '@hearth/ui/styles.css'
import { matchRoute, routeOf } from '@hearth/screens/routes'
import { appStore, userStore } from '@hearth/state'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#app/app'
import { createRecorder, shownPage } from '#client/recorder'
import { createScreens } from '#client/screens'
import { createScrollMemory } from '#client/scroll-memory'
import { startShop } from '#client/start-shop'
import { joinTabs } from '#client/tabs'
import { wantsNoTracking } from '#client/wants-no-tracking'
import { warmLinks } from '#client/warm-links'
import { DATA_ID, ROOT_ID } from '#document/data-id'
import type { PageData } from '#document/page-data'

const rendered = location.pathname + location.search
const data = document.getElementById(DATA_ID)?.textContent
const primed = data ? (JSON.parse(data) as PageData) : undefined
const hosts = wantsNoTracking() ? undefined : primed?.tracking
const arrived = shownPage()
const recorder = createRecorder()
const shop = startShop(primed, hosts && recorder.record)
const screens = createScreens()
const scroll = createScrollMemory()
const root = document.getElementById(ROOT_ID)
const route = matchRoute(rendered)?.route ?? routeOf('notFound')
/** Drawn by the server with its content. */
const isDrawn = !!route.public || route.name === 'notFound'

/** What belongs to this shopper alone is filled in once the page itself works. */
const settleIn = () => {
  shop.store(appStore).getState().restore()
  void shop.store(userStore).getState().load()
  joinTabs(shop)
  warmLinks(screens.load)
  // Whoever counts visits comes last; when the code does not come, nobody counts this one.
  if (hosts) void import('#client/start-tracking').then(({ startTracking }) => startTracking({ hosts, arrived, recorder }), () => undefined)
}

const start = async () => {
  if (!root) return
  // The code of a drawn page must be here before it is taken over.
  if (isDrawn) await screens.load(route.name)
  const app = <App shop={shop} screens={screens} rendered={rendered} onShown={scroll.settle} />
  // As a transition the page is taken over in slices, so that a finger is never kept waiting for the whole of it.
  if (root.firstChild) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  if (isDrawn && 'requestIdleCallback' in window) requestIdleCallback(settleIn, { timeout: 1000 })
  else settleIn()
}

void start()
