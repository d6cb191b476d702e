import { formatDateTime, LIVE_STATUS, LIVE_STATUS_LABEL } from '@hearth/domain'
import { livesStore, useActions, useShop, type Live } from '@hearth/state'
import { Box, Button, Image, Press, Section, Tag, Text } from '@hearth/ui'
import css from './recommend.module.css'

/** Live streams: current ones, then coming ones, then recordings. */
export function Lives() {
  const { list, hasMore, loadingMore } = useShop(livesStore, ({ list, hasMore, loadingMore }) => ({
    list,
    hasMore,
    loadingMore,
  }))
  const { load, loadMore, watch } = useActions(livesStore)
  // If there are no data, the first load has failed. The button to load again stays while the shopper tries again.
  if (!list.data)
    return (
      <Section title="直播">
        <Button kind="text" onPress={() => load()}>
          直播加载失败，点击重试
        </Button>
      </Section>
    )
  if (list.data.length === 0) return null
  return (
    <Section title="直播" subtitle="看工程师怎么用">
      <Box as="ul" role="list" className={css.lives}>
        {list.data.map((live) => (
          <Box as="li" key={live.liveId}>
            <LiveCard live={live} onWatch={() => void watch(live)} />
          </Box>
        ))}
      </Box>
      {hasMore && (
        <Button kind="text" block busy={loadingMore} onPress={loadMore}>
          更多直播
        </Button>
      )}
    </Section>
  )
}

const TONE = { 0: 'neutral', 1: 'accent', 2: 'neutral' } as const

function LiveCard({ live: { title, cover, status, beginTime, url }, onWatch }: { live: Live; onWatch: () => void }) {
  // A link to a page of the shop leads to no stream, so the card does not show the status of a stream.
  const within = url.startsWith('/')
  return (
    <Press className={css.live} onPress={onWatch}>
      <Box className={css.frame}>
        <Image
          src={cover.url}
          alt=""
          width={cover.width}
          height={cover.height}
          sizes="(min-width: 1024px) 380px, (min-width: 700px) 50vw, 100vw"
          className={css.cover}
        />
        <Box className={css.status}>
          <Tag tone={TONE[status]}>{within ? '直播商品' : LIVE_STATUS_LABEL[status]}</Tag>
        </Box>
      </Box>
      <Text className={css.title}>{title}</Text>
      <Text className={css.time}>
        {status === LIVE_STATUS.onAir ? `${formatDateTime(beginTime)} 开播` : formatDateTime(beginTime)}
        {status === LIVE_STATUS.announced && ' 开始'}
        {within && ' · 查看商品'}
      </Text>
    </Press>
  )
}
