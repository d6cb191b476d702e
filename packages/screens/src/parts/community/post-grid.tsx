import type { Post } from '@hearth/state'
import { Box, HiddenText, Image, InfiniteList, Link, Skeleton, Text, type MoreItems } from '@hearth/ui'
import { LikeButton } from '#parts/community/like-button'
import css from './post-grid.module.css'

export interface PostGridProps {
  posts: Post[]
  /** Path of the page with the grid. A visitor returns to it after a login. */
  path: string
  more: MoreItems
}

/**
 * Number of posts in one block. Posts that are loaded later form a new block, so that no card moves to another column.
 */
const BLOCK = 10

const SIZES = '(min-width: 1024px) 280px, (min-width: 700px) 33vw, 50vw'

/** Posts as cards of different heights, in columns. */
export function PostGrid({ posts, path, more }: PostGridProps) {
  const blocks = Array.from({ length: Math.ceil(posts.length / BLOCK) }, (_, at) =>
    posts.slice(at * BLOCK, (at + 1) * BLOCK),
  )
  return (
    <Box className={css.page}>
      <InfiniteList
        items={blocks}
        keyOf={([first]) => first?.postId ?? ''}
        renderItem={(block, at) => (
          <Box as="ul" role="list" className={css.columns}>
            {block.map((post, place) => (
              <Box as="li" key={post.postId} className={css.cell}>
                <PostCard post={post} path={path} priority={at === 0 && place < 2} />
              </Box>
            ))}
          </Box>
        )}
        more={more}
      />
    </Box>
  )
}

function PostCard({ post, path, priority }: { post: Post; path: string; priority: boolean }) {
  const { title, cover, authorName, url } = post
  return (
    <Box as="article" className={css.card}>
      <Link to={url} className={css.link}>
        <Box className={css.frame}>
          <Image
            src={cover.url}
            alt=""
            width={cover.width}
            height={Math.min(cover.height, Math.round((cover.width * 4) / 3))}
            sizes={SIZES}
            priority={priority}
            className={css.cover}
          />
        </Box>
        <Text as="h2" className={css.title}>
          {title}
        </Text>
      </Link>
      <Box className={css.foot}>
        <Text className={css.author}>{authorName}</Text>
        <LikeButton post={post} path={path} />
      </Box>
    </Box>
  )
}

/** Placeholders for a `PostGrid`. */
export const PostGridSkeleton = () => (
  <Box className={css.page}>
    <HiddenText>正在加载</HiddenText>
    <Box className={css.columns}>
      {[5, 7, 6, 5, 7, 6, 5, 7].map((lines, at) => (
        <Box key={at} className={css.cell}>
          <Box className={css.waiting}>
            <Skeleton lines={lines} />
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
)
