import { BARGAIN_STATUS, bargainRefusal, type BargainStatus } from '@hearth/domain'
import { bargainStore, useActions, usePorts, type Bargain } from '@hearth/state'
import { Box, Button } from '@hearth/ui'
import { useJoin } from '#order-kinds/group/use-join'
import { routePath } from '#routes'
import css from './bargain.module.css'

/** The actions on a bargain: its owner buys or invites friends; a friend helps or starts another bargain. */
export function BargainButtons({
  bargain,
  status,
  onShare,
  onHelp,
}: {
  bargain: Bargain
  /** The bargain's current status. */
  status: BargainStatus
  onShare: () => void
  onHelp: () => void
}) {
  const { bargainId, skuNo, bargainCampaignId, own, helped, helpers, helperCount, soldOut, runs, orderId } = bargain
  const { navigate } = usePorts()
  const { buy } = useActions(bargainStore(bargainId))
  const needLogin = useJoin(routePath('bargain', { bargainId }))
  const others = (kind: 'primary' | 'outline') => (
    <Button kind={kind} block onPress={() => navigate(routePath('bargains'))}>
      查看其他砍价活动
    </Button>
  )
  const isRunning = status === BARGAIN_STATUS.running
  const isOpen = isRunning && !soldOut
  if (own) {
    if (orderId !== undefined)
      return (
        <Box className={css.buttons}>
          <Button block onPress={() => navigate(routePath('orderDetail', { orderId }))}>
            查看订单
          </Button>
        </Box>
      )
    if (!isOpen) return <Box className={css.buttons}>{others('primary')}</Box>
    return (
      <Box className={css.buttons}>
        {runs && helpers.length < helperCount && (
          <Button kind="outline" block onPress={onShare}>
            邀请好友砍价
          </Button>
        )}
        <Button block onPress={buy}>
          立即购买
        </Button>
      </Box>
    )
  }
  const refusal = bargainRefusal({ status, own, helperCount, helped: helpers.length })
  if (!helped && !refusal && runs)
    return (
      <Box className={css.buttons}>
        <Button block onPress={() => needLogin(onHelp)}>
          帮砍一刀
        </Button>
      </Box>
    )
  return (
    <Box className={css.buttons}>
      {others(soldOut || !runs ? 'primary' : 'outline')}
      {!soldOut && runs && (
        <Button block onPress={() => navigate(routePath('bargainSku', { skuNo, bargainCampaignId }))}>
          我也要砍价
        </Button>
      )}
    </Box>
  )
}
