import type { SetState, StoreContext } from '#shop/define-store'
import { idle, type Load, ready } from '#shop/load'
import { tracker } from '#shop/track'

/** Number of items requested at a time. */
const PAGE = 10

/** Maximum number of items in one request. */
const MOST = 50

/** A list that grows page by page. */
export interface PagedList<Item, Tab> {
  list: Load<Item[]>
  /** Shows only items of this kind; undefined for all. */
  tab?: Tab
  hasMore: boolean
  loadingMore: boolean
  /** Loads the first page of a tab. If the tab is already shown, loads as many items as are shown. */
  load(tab?: Tab): Promise<void>
  loadMore(): Promise<void>
  /** Reloads the shown items. */
  refresh(): Promise<void>
}

/** A page of the server's list. */
export interface ListPage<Item> {
  items: readonly Item[]
  /** Position after the last item, by which the next page is requested; empty at the end. */
  startId: string
}

/** The position and number of items to request. */
export interface PageWish<Tab> {
  tab: Tab | undefined
  count: number
  /** Position to continue from; absent for the first page. */
  startId?: string
  /** Number of items already shown; absent for the first page. */
  startIndex?: number
}

/** The functions by which a list loads its pages. */
interface PagesOf<Item, Tab> {
  ask(wish: PageWish<Tab>): Promise<ListPage<Item>>
  idOf(item: Item): string
  /** Returns which of the loaded items to show; all by default. */
  keep?(items: Item[]): Item[]
}

/** Creates the fields and actions of a list that is loaded page by page, for use in a store. */
export function pagedList<Item, Tab>(
  context: StoreContext,
  set: SetState<PagedList<Item, Tab>>,
  get: () => PagedList<Item, Tab>,
  { ask, idOf, keep = (items) => items }: PagesOf<Item, Tab>,
): PagedList<Item, Tab> {
  const track = tracker<{ list: Load<Item[]> }>(context, set, get)
  let startId = ''
  /**
   * Counts the loads of a first page. If the count has changed when a later page arrives, that page belongs to an old
   * list and is ignored.
   */
  let version = 0

  const take = (page: ListPage<Item>) => {
    startId = page.startId
    set({ hasMore: !!page.startId && page.items.length > 0 })
    return page.items
  }
  const loadTab = async (tab: Tab | undefined) => {
    const asked = (version += 1)
    const same = tab === get().tab
    // A shopper who returns to the list finds as many items as before, including the one they looked at.
    const count = Math.min(MOST, Math.max(PAGE, same ? (get().list.data?.length ?? 0) : 0))
    set(same ? { loadingMore: false } : { tab, hasMore: false, loadingMore: false })
    let page: ListPage<Item> | undefined
    await track(
      'list',
      async () => {
        page = await ask({ tab, count })
        return keep([...page.items])
      },
      same,
    )
    if (page && asked === version) take(page)
  }

  return {
    list: idle,
    hasMore: false,
    loadingMore: false,
    load: loadTab,
    refresh: () => loadTab(get().tab),
    async loadMore() {
      const { list, tab, hasMore, loadingMore } = get()
      // While the list is being reloaded, it must not grow.
      if (!list.data || !hasMore || loadingMore || list.status === 'loading') return
      const asked = version
      const session = context.session()
      set({ loadingMore: true })
      try {
        const page = await ask({ tab, startId, startIndex: list.data.length, count: PAGE })
        if (asked === version && session === context.session()) {
          const known = new Set(list.data.map(idOf))
          set({ list: ready(keep([...list.data, ...take(page).filter((item) => !known.has(idOf(item)))])) })
        }
      } catch {
        // If a page cannot be loaded, the list stays unchanged; the next `loadMore` tries again.
      } finally {
        if (asked === version) set({ loadingMore: false })
      }
    },
  }
}
