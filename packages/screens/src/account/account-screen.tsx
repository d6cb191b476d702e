import {
  appStore,
  loginStore,
  pointsStore,
  profileStore,
  selectLoggedIn,
  selectProfile,
  useActions,
  useShop,
  userStore,
} from '@hearth/state'
import { Box, Button, Card, Cell, Checkbox, Dialog, Icon, late, Skeleton, Text } from '@hearth/ui'
import { useCallback, useEffect, useState } from 'react'
import { useLoad } from '#hooks/use-load'
import { useShownAgain } from '#hooks/use-shown-again'
import { ShopperPage } from '#parts/page/shopper-page'
import { Assets } from './assets'
import { LoginDevices } from './login-devices'
import { OrderEntries } from './order-entries'
import { Person } from './person'
import { Services } from './services'
import css from './account.module.css'

const OwnGoods = late(async () => (await import('./own-goods')).OwnGoods)

/** Number of lines in each card that stands for the menus while they load. */
const WAITING = [6, 5]

/** The shopper's account page (R01, E01). */
export function AccountScreen() {
  const loggedIn = useShop(userStore, selectLoggedIn)
  const large = useShop(appStore, (state) => state.largeText)
  const { load } = useActions(userStore)
  const { loadProfile } = useActions(pointsStore)
  const { logout } = useActions(loginStore)
  const { setLargeText } = useActions(appStore)
  const hasLicense = useShop(profileStore, selectProfile)?.hasLicense
  const shops = useShop(userStore, ({ info }) => info.data?.shopInfo)
  const [leaving, setLeaving] = useState(false)
  const known = useShop(userStore, ({ info }) => info.status === 'ready')
  // Loads the shopper when the page opens, unless the shopper was already loaded (K01).
  const [asks] = useState(!known)
  useLoad(load, asks)
  useLoad(loadProfile, loggedIn)
  const [turn, setTurn] = useState(0)
  const again = () => {
    setTurn((before) => before + 1)
    return Promise.all([load(), loggedIn && loadProfile()])
  }
  useShownAgain(again)
  // The menus are shown once the parcel and the devices above them have loaded, so that no row moves under a finger.
  const [placed, setPlaced] = useState(false)
  const place = useCallback(() => setPlaced(true), [])
  const visits = useShop(userStore, ({ info }) => !loggedIn && (!!info.data || info.status === 'failed'))
  useEffect(() => {
    if (visits) place()
  }, [visits, place])
  return (
    <ShopperPage entry="account" title="我的" tab="mine" heading="none" onRefresh={again}>
      <Box className={css.page}>
        <Person />
        <Assets />
        <OrderEntries />
        <OwnGoods open={loggedIn} shown={placed} turn={turn} onClose={place} />
        {placed ? (
          <>
            <Services />
            <Card>
              <Box className={css.inMenu}>
                <Cell icon="clock" title="消息通知" to="/arrivals" />
                <Cell icon="pin" title="收货地址" to="/addresses" />
                <Cell icon="cart" title="购物车" to="/shopping-cart" />
              </Box>
              <Cell icon="text" title="发票资料" to="/checkout/invoice" />
              <Cell icon="pin" title="体验门店" to="/stores" />
              {loggedIn && <Cell icon="user" title="账号与安全" to="/account/safety" />}
              {loggedIn && <LoginDevices />}
              <Checkbox checked={large} onChange={setLargeText} label="长辈版" className={css.large}>
                <Box as="span" className={css.largeRow}>
                  <Icon name="text" className={css.largeIcon} />
                  <Box as="span" className={css.largeWords}>
                    <Text>长辈版</Text>
                    <Text className={css.note}>更大的文字和按钮</Text>
                  </Box>
                </Box>
              </Checkbox>
            </Card>
            <Card>
              <Cell icon="home" title="我的小店" note={shops?.name ?? '分享好物，赚取返利'} to="/my-store" />
              {shops?.partnerShopId && <Cell icon="wallet" title="合作店" note="商家认证与经营数据" to="/partner" />}
              <Cell icon="info" title="用户协议" to="/agreement/user" />
              <Cell icon="shield" title="隐私政策" to="/agreement/privacy" />
              <Cell icon="box" title="售后政策" to="/agreement/after-sale" />
              <Box className={css.inMenu}>
                <Cell icon="phone" title="联系客服" to="/agreement/service" />
              </Box>
              {hasLicense && <Cell icon="info" title="营业执照" to="/agreement/license" />}
            </Card>
            {loggedIn && (
              <Button kind="outline" block className={css.leave} onPress={() => setLeaving(true)}>
                退出登录
              </Button>
            )}
          </>
        ) : (
          WAITING.map((lines) => (
            <Card key={lines} className={css.wide}>
              <Skeleton lines={lines} />
            </Card>
          ))
        )}
      </Box>
      <Dialog
        open={leaving}
        title="退出登录？"
        confirmText="退出"
        onCancel={() => setLeaving(false)}
        onConfirm={async () => {
          await logout()
          setLeaving(false)
        }}
      >
        <Text>购物车和订单会保留在账号中，下次登录即可看到。</Text>
      </Dialog>
    </ShopperPage>
  )
}
