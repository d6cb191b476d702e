import { postsStore, useShop } from '@hearth/state'
import { Box, EmptyState, Icon, Link, Text } from '@hearth/ui'
import { usePageLoad } from '#hooks/use-page-load'
import { PostGrid, PostGridSkeleton } from '#parts/community/post-grid'
import { ShopPage } from '#parts/page/shop-page'
import css from './community.module.css'

/** The posts of shoppers (F12). */
export function CommunityScreen() {
  const posts = useShop(postsStore, (state) => state)
  const { list, load } = posts
  usePageLoad(load)
  return (
    <ShopPage
      title="社区"
      description="看看大家怎么用智能设备"
      image={list.data?.[0]?.cover.url}
      tone="soft"
      load={list}
      onRefresh={load}
      skeleton={<PostGridSkeleton />}
      empty={list.data?.length === 0}
      emptyState={
        <EmptyState
          title="还没有人分享"
          text="来写第一篇，说说您怎么用智能设备"
          action={{ label: '去发布', to: '/my/posts/write' }}
        />
      }
    >
      <Box as="nav" label="社区" className={css.ways}>
        <Link to="/my/posts/write" className={css.write}>
          <Icon name="plus" size={18} />
          <Text>发布</Text>
        </Link>
        <Link to="/my/posts" className={css.way}>
          我的发布
        </Link>
        <Link to="/my/likes" className={css.way}>
          赞过的
        </Link>
      </Box>
      <PostGrid posts={list.data ?? []} path="/community" more={posts} />
    </ShopPage>
  )
}
