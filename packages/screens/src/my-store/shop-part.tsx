import { SHOP_STATUS, SHOP_STATUS_LABEL } from '@hearth/domain'
import { usePorts, type MyStore } from '@hearth/state'
import { Box, Button, Card, Cell, late, Tag, Text } from '@hearth/ui'
import { useState } from 'react'
import { CopyButton } from '#parts/order/copy-button'
import { RenameSheet } from '#parts/promoter/rename-sheet'
import { SHOP_TONE } from '#parts/promoter/shop-tone'
import { routePath } from '#routes'
import css from './my-store.module.css'

const ShareSheet = late(async () => (await import('#parts/campaign/share-sheet')).ShareSheet)
const TrialSheet = late(async () => (await import('./trial-sheet')).TrialSheet)
const InvitedSheet = late(async () => (await import('./invited-sheet')).InvitedSheet)

/** The promoter's shop: its name and number of visitors, and buttons to share it and to invite others. */
export function ShopPart({ mine }: { mine: MyStore }) {
  const { certification, shop, standing, views, trials, share, invitation, publicPay } = mine
  const { openCashier } = usePorts()
  const [sharing, setSharing] = useState(false)
  const [renaming, setRenaming] = useState(false)
  const [trying, setTrying] = useState(false)
  const [inviting, setInviting] = useState(false)
  if (!shop) return null
  const { shopId, name, ownerName } = shop
  // Until the promoter agrees to a new agreement, the shop stays open and can be renamed, but not shared.
  const open = standing.status === SHOP_STATUS.open && !certification.suspended
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
      {open && (
        <Card as="section" label="小店管理">
          <Cell icon="grid" title="看看小店" note="好友看到的样子" to={routePath('store', {}, { shopId })} />
          <Cell icon="text" title="修改店名" onPress={() => setRenaming(true)} />
          {share && !!trials?.total && (
            <Cell
              icon="gift"
              title="送出免费试用"
              note={`已送 ${trials.used} 份，共 ${trials.total} 份`}
              onPress={() => setTrying(true)}
            />
          )}
          {publicPay && (
            <Cell
              icon="wallet"
              title="对公转账"
              note="企业顾客可以转账付款"
              {...(publicPay.startsWith('/') ? { to: publicPay } : { onPress: () => openCashier(publicPay) })}
            />
          )}
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
          <Cell title="受邀开的店" onPress={() => setInviting(true)} />
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
      {trials && <TrialSheet open={trying} trials={trials} onClose={() => setTrying(false)} />}
      <InvitedSheet open={inviting} onClose={() => setInviting(false)} />
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
