import { safeNext } from '@hearth/domain'
import { selectLoggedIn, usePorts, useShop, userStore } from '@hearth/state'
import { Box, Logo, Text } from '@hearth/ui'
import { useEffect } from 'react'
import { ShopPage } from '#parts/shop-page'
import type { ScreenProps } from '#routes'
import { LoginForm } from './login-form'
import css from './login.module.css'

/** Logs in with a code by SMS and goes on to `?next=`, which never leaves the shop (R03). */
export function LoginScreen({ query }: ScreenProps) {
  const loggedIn = useShop(userStore, selectLoggedIn)
  const { navigate } = usePorts()
  const next = safeNext(query.next)
  useEffect(() => {
    if (loggedIn) navigate(next, { replace: true })
  }, [loggedIn, navigate, next])
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
        </Box>
        <LoginForm />
      </Box>
    </ShopPage>
  )
}
