import { GROUP_STATUS, type GroupRefusal } from '@hearth/domain'
import { groupStore, useActions, usePorts, type Group } from '@hearth/state'
import { Box, Button } from '@hearth/ui'
import { useJoin } from '#order-kinds/group/use-join'
import { routePath } from '#routes'
import css from './group.module.css'

/** The actions on a group: join it, invite friends, open the order, or open another group. */
export function GroupButtons({
  group: { groupId, spuNo, skuNo, status, own },
  refusal,
  onShare,
  here,
}: {
  group: Group
  refusal: GroupRefusal | undefined
  onShare: () => void
  /** Path of the page, to return to after a login. */
  here: string
}) {
  const { navigate } = usePorts()
  const { join } = useActions(groupStore(groupId))
  const needLogin = useJoin(here)
  const gathers = status === GROUP_STATUS.gathering
  const openOne = () => navigate(routePath('product', { spuNo }, { skuNo }))
  const seeOrder = () => own && navigate(routePath('orderDetail', { orderId: own.orderId }))
  if (own)
    return (
      <Box className={css.buttons}>
        <Button kind={gathers && own.paid ? 'outline' : 'primary'} block onPress={seeOrder}>
          {own.paid ? '查看订单' : '去付款'}
        </Button>
        {gathers && own.paid ? (
          <Button block onPress={onShare}>
            邀请好友来拼团
          </Button>
        ) : (
          !gathers && (
            <Button kind="outline" block onPress={openOne}>
              我要开团
            </Button>
          )
        )}
      </Box>
    )
  return (
    <Box className={css.buttons}>
      <Button kind={refusal ? 'primary' : 'outline'} block onPress={openOne}>
        我要开团
      </Button>
      {!refusal && (
        <Button block onPress={() => needLogin(join)}>
          立即参团
        </Button>
      )}
    </Box>
  )
}
