import { formatDateTime, NOT_FOUND_CODE, POST_STATUS, POST_STATUS_LABEL } from '@hearth/domain'
import { postStore, useActions, usePorts, useShop, userStore, type PostDetail } from '@hearth/state'
import { Box, Button, Card, EmptyState, Image, late, Link, Tag, Text } from '@hearth/ui'
import { useState } from 'react'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { LikeButton } from '#parts/community/like-button'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import css from './post.module.css'

const ReportSheet = late(async () => (await import('./report-sheet')).ReportSheet)
const RemovePostDialog = late(async () => (await import('#parts/community/remove-post-dialog')).RemovePostDialog)

/** One post: its pictures, its text, and the products that it is about (F12). */
export function PostScreen({ params }: ScreenProps) {
  const postId = params.postId ?? ''
  const store = postStore(postId)
  const post = useShop(store, (state) => state.post)
  const { load } = useActions(store)
  usePageLoad(load)
  const gone = post.error?.code === String(NOT_FOUND_CODE)
  const { data } = post
  return (
    <ShopPage
      title={data?.title ?? '社区内容'}
      description={data?.summary}
      image={data?.cover.url}
      tone="soft"
      heading={data && !gone ? 'own' : 'bar'}
      load={gone ? undefined : post}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[8, 5]} className={css.page} />}
      empty={gone}
      emptyState={
        <EmptyState
          title="内容不存在或已被删除"
          text="去社区看看别的分享吧"
          action={{ label: '去社区', to: '/community' }}
        />
      }
    >
      {data && <Post post={data} />}
    </ShopPage>
  )
}

function Post({ post }: { post: PostDetail }) {
  const { title, text, pictures, authorName, publishTime, status, reason, products, mine, reported } = post
  return (
    <Box as="article" className={css.page}>
      <Pictures pictures={pictures.slice(0, 1)} first />
      <Box className={css.column}>
        <Card>
          {status !== POST_STATUS.published && (
            <Box className={css.status}>
              <Tag tone={status === POST_STATUS.reviewing ? 'warn' : 'bad'}>{POST_STATUS_LABEL[status]}</Tag>
              <Text className={css.note}>{reason ?? '审核通过后其他人才能看到'}</Text>
            </Box>
          )}
          <Text as="h1" focusable className={css.title}>
            {title}
          </Text>
          <Text as="p" className={css.note}>{`${authorName} · ${formatDateTime(publishTime)}`}</Text>
          {text.split('\n').map((line, at) => (
            <Text as="p" key={at} className={css.text}>
              {line}
            </Text>
          ))}
          <Deeds post={post} mine={mine} reported={reported} />
        </Card>
        {products.length > 0 && <Products products={products} />}
      </Box>
      {pictures.length > 1 && <Pictures pictures={pictures.slice(1)} />}
    </Box>
  )
}

/**
 * The pictures of a post. On a phone, the first one is above the text and the others are below it; on a desktop, all
 * are beside the text.
 */
const Pictures = ({ pictures, first }: { pictures: PostDetail['pictures']; first?: true }) => (
  <Box className={first ? css.first : css.pictures}>
    {pictures.map(({ url, alt, width, height }) => (
      <Image
        key={url}
        src={url}
        alt={alt}
        width={width}
        height={height}
        sizes="(min-width: 1024px) 640px, 100vw"
        priority={first}
        className={css.picture}
      />
    ))}
  </Box>
)

function Deeds({ post, mine, reported }: { post: PostDetail; mine: boolean; reported: boolean }) {
  const { navigate } = usePorts()
  const { needLogin } = useActions(userStore)
  const [asking, setAsking] = useState(false)
  const path = routePath('post', { postId: post.postId })
  return (
    <Box className={css.deeds}>
      {post.status === POST_STATUS.published && <LikeButton post={post} path={path} named />}
      {mine ? (
        <Button kind="text" size="s" onPress={() => setAsking(true)}>
          删除
        </Button>
      ) : (
        <Button
          kind="text"
          size="s"
          disabled={reported}
          onPress={() => {
            if (!needLogin(path)) setAsking(true)
          }}
        >
          {reported ? '已举报' : '举报'}
        </Button>
      )}
      {mine ? (
        <RemovePostDialog
          postId={post.postId}
          open={asking}
          onClose={() => setAsking(false)}
          onRemoved={() => navigate(routePath('myPosts'), { replace: true })}
        />
      ) : (
        <ReportSheet postId={post.postId} open={asking} onClose={() => setAsking(false)} />
      )}
    </Box>
  )
}

const Products = ({ products }: Pick<PostDetail, 'products'>) => (
  <Card as="section" label="提到的商品">
    <Text as="h2" className={css.head}>
      提到的商品
    </Text>
    <Box as="ul" role="list">
      {products.map(({ spuNo, name, picture, bought }) => (
        <Box as="li" key={spuNo}>
          <Link to={routePath('product', { spuNo })} className={css.product}>
            <Box className={css.frame}>
              <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="56px" />
            </Box>
            <Text className={css.name}>{name}</Text>
            {bought && <Tag tone="good">已购</Tag>}
          </Link>
        </Box>
      ))}
    </Box>
  </Card>
)
