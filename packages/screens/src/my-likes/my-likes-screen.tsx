import { likedPostsStore, useShop } from '@hearth/state'
import { EmptyState } from '@hearth/ui'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { PostGrid, PostGridSkeleton } from '#parts/community/post-grid'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath } from '#routes'

/** Posts that the shopper likes, newest like first (R15). */
export function MyLikesScreen() {
  const posts = useShop(likedPostsStore, (state) => state)
  const { list, load } = posts
  usePageLoad(load, useLoginGate(routePath('myLikes')))
  return (
    <ShopperPage
      entry="myLikes"
      title="赞过的内容"
      load={list}
      onRefresh={load}
      skeleton={<PostGridSkeleton />}
      empty={list.data?.length === 0}
      emptyState={
        <EmptyState title="还没有赞过内容" text="去社区看看大家的分享" action={{ label: '去社区', to: '/community' }} />
      }
    >
      <PostGrid posts={list.data ?? []} path={routePath('myLikes')} more={posts} />
    </ShopperPage>
  )
}
