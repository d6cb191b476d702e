import { appStore, useActions, useShop } from '@hearth/state'
import { Box, Button, Icon, Logo, Text } from '@hearth/ui'
import css from './home.module.css'

/** The bar on a phone with the shop's name and a switch for large text. */
export function BrandBar() {
  const large = useShop(appStore, (state) => state.largeText)
  const { setLargeText } = useActions(appStore)
  return (
    <Box className={css.brandBar}>
      <Logo />
      <Button
        kind="bare"
        className={css.large}
        label={large ? '换回标准版' : '打开长辈版，字更大'}
        onPress={() => setLargeText(!large)}
      >
        <Icon name="text" size={18} />
        <Text>{large ? '标准版' : '长辈版'}</Text>
      </Button>
    </Box>
  )
}
