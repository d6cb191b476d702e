import { appStore, useActions, useShop } from '@hearth/state'
import { Box, Button, Icon, Logo, Text } from '@hearth/ui'
import css from './home.module.css'

/** The shop's name on a phone, and a switch to the large-text mode. */
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
