import '@hearth/ui/styles.css'
import { appStore, profileStore, userStore, type Shop } from '@hearth/state'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#app/app'
import { yieldToBrowser, whenIdle } from '#client/yield-to-browser'
import { createRecorder, shownPage } from '#client/recorder'
import { createScreens } from '#client/screens'
import { createScrollMemory } from '#client/scroll-memory'
import { startShop } from '#client/start-shop'
import { layoutWhenIdle } from '#client/layout-page'
import { wantsNoTracking } from '#client/wants-no-tracking'
import { DATA_ID, ROOT_ID } from '#document/data-id'
import type { PageData } from '#document/page-data'

const rendered = location.pathname + location.search
const data = document.getElementById(DATA_ID)?.textContent
const primed = data ? (JSON.parse(data) as PageData) : undefined
const hosts = wantsNoTracking() ? undefined : primed?.tracking
const arrived = shownPage()
const recorder = createRecorder()
const screens = createScreens()
const scroll = createScrollMemory()
const root = document.getElementById(ROOT_ID)
/** Whether the server rendered the page with its content. */
const isDrawn = !!primed?.drawn

/** Tasks that load the data of this shopper and start the rest of the shell, once the page works. */
const settleIn = (shop: Shop) => [
  () => shop.store(appStore).getState().restore(),
  () => void shop.store(userStore).getState().load(),
  // A page that the server rendered contains the shop's profile. In development, no server renders pages, so the
  // profile is loaded here.
  () => void shop.store(profileStore).getState().load(),
  () =>
    import('#client/beside-pages').then(
      (code) => code.startBeside(shop, screens.load),
      () => undefined,
    ),
  () => void layoutWhenIdle(),
  // Tracking starts last, but does not wait until `layoutWhenIdle` has ended. If the code of tracking cannot be loaded,
  // this visit is not tracked.
  () =>
    hosts
      ? void import('#client/start-tracking').then(
          (code) => code.startTracking({ hosts, arrived, recorder }),
          () => undefined,
        )
      : !wantsNoTracking() &&
        /[?&]shareId=/.test(arrived.url) &&
        // The share in the link is stored even if visits are not counted, since an order names the share that led to
        // it.
        void import('#client/visit-origin').then(
          (code) => code.keepVisitShare(arrived.url),
          () => undefined,
        ),
]

const start = async () => {
  if (!root) return
  await yieldToBrowser()
  const shop = startShop(primed, hosts && recorder.record)
  // If the code of the page cannot be loaded, a page that was rendered with its content stays as it is.
  await screens.load(rendered).catch((error: Error) => {
    if (isDrawn) throw error
  })
  const app = <App shop={shop} screens={screens} rendered={rendered} onShown={scroll.settle} />
  // In a transition, hydration runs in slices and does not block input for its whole duration.
  if (isDrawn && root.firstChild) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  for (const step of settleIn(shop)) {
    if (isDrawn) await whenIdle()
    await step()
  }
}

void start()
