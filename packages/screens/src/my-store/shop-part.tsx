import { SHOP_STATUS_LABEL } from '@hearth/domain'
import type { MyStore } from '@hearth/state'
import { Box, Button, Card, Cell, Tag, Text } from '@hearth/ui'
import { useState } from 'react'
import { CopyButton } from '#parts/copy-button'
import { ShareSheet } from '#parts/share-sheet'
import { RenameSheet } from '#parts/rename-sheet'
import { SHOP_TONE } from '#parts/shop-tone'
import css from './my-store.module.css'

/** The promoter's own shop: its name and visitors, sharing it, and inviting others. */
export function ShopPart({ mine: { shop, standing, views, share, invitation } }: { mine: MyStore }) {
  const [sharing, setSharing] = useState(false)
  const [renaming, setRenaming] = useState(false)
  if (!shop) return null
  const { shopId, name, ownerName } = shop
  return (
    <>
      <Card as="section" label="小店">
        <Box className={css.head}>
          <Box className={css.words}>
            <Text as="h2" className={css.name}>
              {name}
            </Text>
            <Text as="p" className={css.note}>
              {ownerName}
            </Text>
          </Box>
          <Tag tone={SHOP_TONE[standing.status]}>{SHOP_STATUS_LABEL[standing.status]}</Tag>
        </Box>
        {standing.reason && <Text as="p" className={css.bad}>{`原因：${standing.reason}`}</Text>}
        <Box className={css.figures}>
          <Figure label="今日访客" count={views?.todayViewCount ?? 0} />
          <Figure label="累计访客" count={views?.viewCount ?? 0} />
        </Box>
        <Text as="p" className={css.note}>
          每位访客每天计一次，不含您自己
        </Text>
        {share && (
          <Button block className={css.press} onPress={() => setSharing(true)}>
            分享小店
          </Button>
        )}
      </Card>
      {share && (
        <Card as="section" label="小店管理">
          <Cell icon="grid" title="看看小店" note="好友看到的样子" to={share.url} />
          <Cell icon="text" title="修改店名" onPress={() => setRenaming(true)} />
        </Card>
      )}
      {invitation && (
        <Card as="section" label="邀请码">
          <Box className={css.head}>
            <Box className={css.words}>
              <Text as="p" className={css.name}>{`邀请码 ${invitation.inviteCode}`}</Text>
              <Text as="p" className={css.note}>
                好友申请推广员时可以填写，您和好友都不会因此获得返利
              </Text>
            </Box>
            <CopyButton what="邀请码" text={invitation.inviteCode} />
          </Box>
        </Card>
      )}
      {share && (
        <ShareSheet
          open={sharing}
          onClose={() => setSharing(false)}
          path={share.url}
          meta={{ title: share.title, description: share.description, image: share.image, shareQuery: { shopId } }}
        />
      )}
      {renaming && <RenameSheet name={name} which="promoter" onClose={() => setRenaming(false)} />}
    </>
  )
}

function Figure({ label, count }: { label: string; count: number }) {
  return (
    <Box className={css.figure}>
      <Text className={css.count}>{String(count)}</Text>
      <Text className={css.note}>{label}</Text>
    </Box>
  )
}
