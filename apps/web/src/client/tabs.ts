import { badgeStore, selectLoggedIn, type Shop, userStore } from '@hearth/state'

/** The kind of change that another tab of the shop announces. */
type News = 'user' | 'cart'

/**
 * Synchronises the tabs of one browser. A login, a logout or a change of the cart in one tab shows in another when the
 * shopper next looks at it. A page restored from the back/forward cache is updated in the same way.
 */
export function joinTabs(shop: Shop): void {
  const user = shop.store(userStore)
  const badge = shop.store(badgeStore)
  const news = new Set<News>()
  /** Greater than 0 while this tab applies a change of another tab. This tab must not announce that change again. */
  let repeating = 0

  const catchUp = async () => {
    if (document.visibilityState !== 'visible' || !news.size) return
    const userChanged = news.has('user')
    news.clear()
    repeating += 1
    try {
      if (userChanged) await user.getState().load()
      await badge.getState().renew()
    } finally {
      repeating -= 1
    }
  }
  const hear = (what: News) => {
    news.add(what)
    void catchUp()
  }
  document.addEventListener('visibilitychange', () => void catchUp())
  addEventListener('pageshow', ({ persisted }) => persisted && hear('user'))

  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel('hearth')
  const tell = (what: News) => void (repeating || channel.postMessage(what))
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data))
  user.subscribe((now, before) => before.info.data && selectLoggedIn(now) !== selectLoggedIn(before) && tell('user'))
  badge.subscribe((now, before) => now.changes > before.changes && tell('cart'))
}
