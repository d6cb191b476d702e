import { MESSAGES_AT, type MessageMoment } from '@hearth/domain'
import { appMessagesStore, selectAskable, useActions, useShop } from '@hearth/state'
import { Box, Button, Card, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './message-invite.module.css'

/**
 * Offers the messages of the host app; a press opens the app's dialog. Shows nothing if the shopper could allow no
 * further message when the component was first rendered. The page must have loaded the messages before (see
 * `useWithMessages`), so that nothing moves later.
 */
export function MessageInvite({ moment }: { open: true; moment: MessageMoment }) {
  const askable = useShop(appMessagesStore, selectAskable(moment))
  const { ask } = useActions(appMessagesStore)
  const [offered] = useState(askable)
  const [allowed, setAllowed] = useState(false)
  if (!offered) return null
  return (
    <Card as="section" label="小程序通知">
      <Box className={css.invite}>
        <Text
          className={css.words}
        >{`${MESSAGES_AT[moment].when}，${allowed || !askable ? '会' : ''}发消息通知您`}</Text>
        {askable && (
          <Button kind="outline" size="s" onPress={async () => setAllowed((await ask(moment)) || allowed)}>
            允许通知
          </Button>
        )}
      </Box>
    </Card>
  )
}
