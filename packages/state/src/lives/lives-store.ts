import { LIVE_STATUS } from '@hearth/domain'
import type { Live } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { defineStore } from '#shop/define-store'
import { pagedList, type PagedList } from '#shop/paged-list'

/** Live streams, the ones on air first. */
export interface LivesState extends PagedList<Live, never> {
  /** Opens a live stream, in the shop or on the stream's own site. */
  watch(live: Live): Promise<void>
}

/** Live streams of the shop (F11). */
export const livesStore = defineStore<LivesState>({
  name: 'lives',
  create(context, set, get) {
    const { api, ports, store } = context
    const say = (text: string) => store(appStore).getState().showToast(text)
    return {
      ...pagedList<Live, never>(context, set, get, {
        idOf: ({ liveId }) => liveId,
        async ask({ startId, count }) {
          const page = await api.products.listLives({ startId, count })
          return { items: page.result, startId: page.startId }
        },
      }),
      async watch({ liveId, url, status, title }) {
        // Counts the click for the owner. The shopper does not wait for it, and failures are ignored.
        api.products.trackContent({ contentId: liveId, action: 'click' }, { toast: false }).catch(() => {})
        if (url.startsWith('/')) ports.navigate(url)
        else if (ports.platform.kind === 'web') await ports.openFile?.(url)
        else
          await (ports.copy?.(url) ?? Promise.reject(new Error())).then(
            () =>
              say(
                status === LIVE_STATUS.announced ? '预告链接已复制，请在浏览器中打开' : '链接已复制，请在浏览器中打开',
              ),
            () => say(`请在浏览器中搜索“${title}”观看`),
          )
      },
    }
  },
})
