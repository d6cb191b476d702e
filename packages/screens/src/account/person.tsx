import { selectLoggedIn, useActions, useShop, userStore } from '@hearth/state'
import { Box, Button, Icon, Image, Link, Skeleton, Text } from '@hearth/ui'
import css from './account.module.css'

/** The shopper's name and picture; a visitor sees a link to log in. */
export function Person() {
  const info = useShop(userStore, (state) => state.info)
  const loggedIn = useShop(userStore, selectLoggedIn)
  const { load } = useActions(userStore)
  const user = info.data
  if (!user && info.status === 'failed') {
    return (
      <Box className={css.person}>
        <Box className={css.avatar} decorative>
          <Icon name="user" size={32} />
        </Box>
        <Box className={css.personWords}>
          <Text as="p" className={css.name}>
            账号加载失败
          </Text>
          <Text as="p" className={css.note}>
            网络开小差了，请稍后再试
          </Text>
        </Box>
        <Button kind="outline" size="s" onPress={load}>
          重新加载
        </Button>
      </Box>
    )
  }
  if (!user) {
    return (
      <Box className={css.person}>
        <Skeleton shape="circle" className={css.avatar} />
        <Skeleton lines={2} className={css.personWords} />
      </Box>
    )
  }
  if (!loggedIn) {
    return (
      <Link to="/login?next=%2Faccount" className={css.person}>
        <Box className={css.avatar} decorative>
          <Icon name="user" size={32} />
        </Box>
        <Box className={css.personWords}>
          <Text as="p" className={css.name}>
            登录 / 注册
          </Text>
          <Text as="p" className={css.note}>
            登录后查看订单、地址与优惠券
          </Text>
        </Box>
        <Icon name="right" size={18} />
      </Link>
    )
  }
  return (
    <Box className={css.person}>
      <Box className={css.avatar} decorative>
        {user.uimg ? (
          <Image src={user.uimg} alt="" width={64} height={64} sizes="64px" className={css.face} />
        ) : (
          <Icon name="user" size={32} />
        )}
      </Box>
      <Box className={css.personWords}>
        <Text as="p" className={css.name}>
          {user.displayName || '我的账号'}
        </Text>
        <Text as="p" className={css.note}>
          {user.telephone}
        </Text>
      </Box>
    </Box>
  )
}
