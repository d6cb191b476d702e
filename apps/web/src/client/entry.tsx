import '@hearth/ui/styles.css'
import { matchRoute, routeOf } from '@hearth/screens/routes'
import { appStore, type Primed, userStore } from '@hearth/state'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#app/app'
import { createScreens } from '#client/screens'
import { createScrollMemory } from '#client/scroll-memory'
import { startShop } from '#client/start-shop'
import { joinTabs } from '#client/tabs'
import { warmLinks } from '#client/warm-links'
import { DATA_ID, ROOT_ID } from '#document/data-id'

const rendered = location.pathname + location.search
const data = document.getElementById(DATA_ID)?.textContent
const shop = startShop(data ? (JSON.parse(data) as Primed) : undefined)
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
