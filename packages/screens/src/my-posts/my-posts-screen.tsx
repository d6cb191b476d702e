import { formatDateTime, POST_STATUS, POST_STATUS_LABEL, type PostStatus } from '@hearth/domain'
import { myPostsStore, useShop, type Post } from '@hearth/state'
import { Box, Button, Card, EmptyState, Image, InfiniteList, Link, Tag, Text, type TagProps } from '@hearth/ui'
import { useState } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { RemovePostDialog } from '#parts/community/remove-post-dialog'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath } from '#routes'
import css from './my-posts.module.css'

const TONE: Readonly<Record<PostStatus, TagProps['tone']>> = {
  [POST_STATUS.reviewing]: 'warn',
  [POST_STATUS.published]: 'good',
  [POST_STATUS.refused]: 'bad',
  [POST_STATUS.takenDown]: 'bad',
  [POST_STATUS.deleted]: 'neutral',
}

/** The shopper's posts, with their status (F12). */
export function MyPostsScreen() {
  const posts = useShop(myPostsStore, (state) => state)
  const { list, load } = posts
  usePageLoad(load, useLoginGate(routePath('myPosts')))
  const [removing, setRemoving] = useState<string>()
  return (
    <ShopperPage
      entry="myPosts"
      title="我的发布"
      load={list}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[3, 3, 3]} className={css.list} />}
      empty={list.data?.length === 0}
      emptyState={
        <EmptyState
          title="还没有发布过内容"
          text="说说您怎么用智能设备，给别人一个参考"
          action={{ label: '去发布', to: '/my/posts/write' }}
        />
      }
    >
      <Box className={css.ways}>
        <Link to="/my/posts/write" className={css.way}>
          发布新内容
        </Link>
        <Link to="/community" className={css.way}>
          去社区
        </Link>
      </Box>
      <Box className={css.list}>
        <InfiniteList
          items={list.data ?? []}
          keyOf={({ postId }) => postId}
          renderItem={(post) => <OwnPost post={post} onRemove={() => setRemoving(post.postId)} />}
          more={posts}
        />
      </Box>
      <RemovePostDialog postId={removing ?? ''} open={removing !== undefined} onClose={() => setRemoving(undefined)} />
    </ShopperPage>
  )
}

function OwnPost({ post, onRemove }: { post: Post; onRemove: () => void }) {
  const { title, summary, cover, status, reason, publishTime, likeCount, url } = post
  return (
    <Card as="article">
      <Link to={url} className={css.post}>
        <Box className={css.frame}>
          <Image src={cover.url} alt="" width={cover.width} height={cover.height} sizes="88px" className={css.cover} />
        </Box>
        <Box className={css.words}>
          <Text as="h2" className={css.title}>
            {title}
          </Text>
          <Text as="p" className={css.summary}>
            {summary}
          </Text>
        </Box>
      </Link>
      {reason && <Text as="p" className={css.reason}>{`原因：${reason}`}</Text>}
      <Box className={css.foot}>
        <Box className={css.state}>
          <Tag tone={TONE[status]}>{POST_STATUS_LABEL[status]}</Tag>
          <Text className={css.note}>
            {status === POST_STATUS.published
              ? `${formatDateTime(publishTime)} · ${likeCount} 人赞过`
              : formatDateTime(publishTime)}
          </Text>
        </Box>
        <Button kind="text" size="s" label={`删除“${title}”`} onPress={onRemove}>
          删除
        </Button>
      </Box>
    </Card>
  )
}
