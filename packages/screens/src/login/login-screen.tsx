import { safeNext } from '@hearth/domain'
import { hasKeptAction, selectLoggedIn, usePorts, useShop, userStore } from '@hearth/state'
import { Box, late, Logo, Text } from '@hearth/ui'
import { useCallback, useEffect, useState } from 'react'
import { ShopPage } from '#parts/page/shop-page'
import type { ScreenProps } from '#routes'
import { LoginForm } from './login-form'
import css from './login.module.css'

const GoOn = late(async () => (await import('./go-on')).GoOn)

/**
 * Logs in with a code by SMS, then opens the path of `?next=`, which is always within the shop (R03), and continues the
 * interrupted action.
 */
export function LoginScreen({ query }: ScreenProps) {
  const loggedIn = useShop(userStore, selectLoggedIn)
  const ports = usePorts()
  const { navigate } = ports
  const next = safeNext(query.next)
  const [waits, setWaits] = useState(() => hasKeptAction(ports))
  const stopWaiting = useCallback(() => setWaits(false), [])
  useEffect(() => {
    if (loggedIn && !waits) navigate(next, { replace: true })
  }, [loggedIn, waits, navigate, next])
  return (
    <ShopPage title="登录" heading="own" layout="narrow">
      <Box className={css.page}>
        <Box className={css.head}>
          <Logo />
          <Text as="h1" className={css.title} focusable>
            手机号登录
          </Text>
          <Text as="p" className={css.text}>
            未注册的手机号验证后自动创建账号
          </Text>
          {waits && <GoOn open next={next} onClose={stopWaiting} />}
        </Box>
        <LoginForm />
      </Box>
    </ShopPage>
  )
}
