import type { SetState, StoreContext } from '#shop/define-store'
import { idle, type Load, ready } from '#shop/load'
import { tracker } from '#shop/track'

/** Items asked for at a time. */
const PAGE = 10

/** The most that may be asked for at once. */
const MOST = 50

/** A list that grows page by page. */
export interface PagedList<Item, Tab> {
  list: Load<Item[]>
  /** Only items of this kind; undefined for all. */
  tab?: Tab
  hasMore: boolean
  loadingMore: boolean
  /** Loads the first page of a tab; of the same tab again, as many items as were shown. */
  load(tab?: Tab): Promise<void>
  loadMore(): Promise<void>
  /** Reloads the shown list. */
  refresh(): Promise<void>
}

/** A page as the server answers it. */
export interface ListPage<Item> {
  items: readonly Item[]
  /** Send it for the next page; empty at the end. */
  startId: string
}

/** The position to continue from, and the number of items. */
export interface PageWish<Tab> {
  tab: Tab | undefined
  count: number
  /** Absent for the first page. */
  startId?: string
  /** How many are shown already; absent for the first page. */
  startIndex?: number
}

/** Where the pages of a list come from. */
interface PagesOf<Item, Tab> {
  ask(wish: PageWish<Tab>): Promise<ListPage<Item>>
  idOf(item: Item): string
  /** The items to show of the loaded ones; all when absent. */
  keep?(items: Item[]): Item[]
}

/** The fields and actions of a list that continues from a position (`startId`), for a store of its own. */
export function pagedList<Item, Tab>(
  context: StoreContext,
  set: SetState<PagedList<Item, Tab>>,
  get: () => PagedList<Item, Tab>,
  { ask, idOf, keep = (items) => items }: PagesOf<Item, Tab>,
): PagedList<Item, Tab> {
  const track = tracker<{ list: Load<Item[]> }>(context, set, get)
  let startId = ''
  /** Versions of the first page: a later page of a reloaded list must not be added to the new one. */
  let version = 0

  const take = (page: ListPage<Item>) => {
    startId = page.startId
    set({ hasMore: !!page.startId && page.items.length > 0 })
    return page.items
  }
  const loadTab = async (tab: Tab | undefined) => {
    const asked = (version += 1)
    const same = tab === get().tab
    // A shopper who returns finds as many items as before, including the one they looked at.
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
      // A list that is being reloaded continues once it is loaded.
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
        // The list stays; reaching its end again loads again.
      } finally {
        if (asked === version) set({ loadingMore: false })
      }
    },
  }
}
