import { reservationPhase, type ReservationPhase } from '@hearth/domain'
import { reservationStore, selectPieces, useActions, useShop, userStore, type ReservationCampaign } from '@hearth/state'
import { Button } from '@hearth/ui'
import { useMessageQuestion } from '#hooks/use-message-question'
import { routePath } from '#routes'
import { piecesToBuy } from './reservation-words'

/** For each phase, the message for a shopper who can do nothing in it. */
const NOTHING_TO_DO: Readonly<Record<ReservationPhase, string>> = {
  notBegun: '预约即将开始',
  reserving: '已约满',
  waiting: '等待抢购',
  buying: '仅限已预约的用户',
  over: '活动已结束',
}

/** Reserves, changes a reservation, or buys the reserved pieces, depending on the phase. A visitor logs in first. */
export function ReserveButton({ campaign, now }: { campaign: ReservationCampaign; now: number }) {
  const { campaignId, reservation, quantity } = campaign
  const store = reservationStore(campaignId)
  const reserving = useShop(store, (state) => state.reserving)
  const pieces = useShop(store, selectPieces)
  const telephone = useShop(store, (state) => state.telephone)
  const { reserve, buy } = useActions(store)
  const { waits, ask } = useMessageQuestion('reservation')
  const { needLogin } = useActions(userStore)
  const phase = reservationPhase(campaign, now)
  const had = reservation?.quantity ?? 0
  if (phase === 'buying' && piecesToBuy(campaign) > 0)
    return (
      <Button block onPress={buy}>
        立即抢购
      </Button>
    )
  if (phase !== 'reserving' || (quantity === 0 && had === 0))
    return (
      <Button block disabled>
        {phase === 'buying' && reservation ? '已下单' : NOTHING_TO_DO[phase]}
      </Button>
    )
  const same = had > 0 && pieces === had && telephone === ''
  const press = async () => {
    if (needLogin(routePath('reservation', { campaignId }))) return
    await ask()
    await reserve()
  }
  return (
    <Button block disabled={same} busy={reserving || waits} onPress={press}>
      {same ? '已预约' : had > 0 ? '修改预约' : '立即预约'}
    </Button>
  )
}
