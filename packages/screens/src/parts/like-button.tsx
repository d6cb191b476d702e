import { postLikesStore, selectLike, useActions, useShop, type LikedPost } from '@hearth/state'
import { Button, Icon, Text } from '@hearth/ui'
import css from './like-button.module.css'

/** Likes a post, or takes the like back. A visitor logs in and comes back to `path`. */
export function LikeButton({ post, path, named }: { post: LikedPost & { title: string }; path: string; named?: true }) {
  const { liked, likeCount } = useShop(postLikesStore, ({ likes }) => selectLike({ likes }, post))
  const { toggle } = useActions(postLikesStore)
  return (
    <Button
      kind="bare"
      className={liked ? `${css.like} ${css.liked}` : css.like}
      label={`${liked ? '取消点赞' : '点赞'}“${post.title}”，${likeCount} 人赞过`}
      onPress={() => toggle(post, path)}
    >
      <Icon name="heart" size={named ? 22 : 18} />
      <Text>{named ? `${liked ? '已赞' : '点赞'} ${likeCount}` : likeCount}</Text>
    </Button>
  )
}
