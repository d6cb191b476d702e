import { likedPostsStore, useActions, useShop } from '@hearth/state'
import { EmptyState } from '@hearth/ui'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { useShownAgain } from '#hooks/use-shown-again'
import { PostGrid, PostGridSkeleton } from '#parts/post-grid'
import { ShopperPage } from '#parts/shopper-page'
import { routePath } from '#routes'

/** Posts that the shopper likes, the latest like first (R15). */
export function MyLikesScreen() {
  const { list, hasMore, loadingMore } = useShop(likedPostsStore, ({ list, hasMore, loadingMore }) => ({
    list,
    hasMore,
    loadingMore,
  }))
  const { load, loadMore } = useActions(likedPostsStore)
  usePageLoad(load, useLoginGate(routePath('myLikes')))
  useShownAgain(load)
  return (
    <ShopperPage
      entry="myLikes"
      title="赞过的内容"
      load={list}
      onRetry={load}
      onRefresh={load}
      skeleton={<PostGridSkeleton />}
      empty={list.data?.length === 0}
      emptyState={
        <EmptyState title="还没有赞过内容" text="去社区看看大家的分享" action={{ label: '去社区', to: '/community' }} />
      }
    >
      <PostGrid
        posts={list.data ?? []}
        path={routePath('myLikes')}
        hasMore={hasMore}
        loading={loadingMore}
        onMore={() => void loadMore()}
      />
    </ShopperPage>
  )
}
