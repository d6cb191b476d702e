import { postLikesStore, selectLike, useActions, useShop, type LikedPost } from '@hearth/state'
import { Button, Icon, Text } from '@hearth/ui'
import css from './like-button.module.css'

/** Likes a post, or withdraws the like. A visitor logs in and returns to `path`. */
export function LikeButton({ post, path, named }: { post: LikedPost & { title: string }; path: string; named?: true }) {
  const { liked, likeCount } = useShop(postLikesStore, ({ likes }) => selectLike({ likes }, post))
  const { toggle } = useActions(postLikesStore)
  const deed = liked ? '取消点赞' : '点赞'
  // The button's name for screen readers begins with its visible text.
  const shown = `${liked ? '已赞' : '点赞'} ${likeCount}`
  return (
    <Button
      kind="bare"
      className={liked ? `${css.like} ${css.liked}` : css.like}
      label={`${named ? `${shown}，` : ''}${deed}“${post.title}”，${likeCount} 人赞过`}
      onPress={() => toggle(post, path)}
    >
      <Icon name="heart" size={named ? 22 : 18} />
      <Text>{named ? shown : likeCount}</Text>
    </Button>
  )
}
