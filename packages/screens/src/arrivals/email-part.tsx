import { emailStore, useActions, useShop } from '@hearth/state'
import { Box, Button, Card, late, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './arrivals.module.css'

const EmailSheet = late(async () => (await import('./email-sheet')).EmailSheet)

/** The shopper's mail address for messages, with buttons to change and remove it. */
export function EmailPart({ email }: { email?: string }) {
  const removing = useShop(emailStore, (state) => state.removing)
  const { remove } = useActions(emailStore)
  const [open, setOpen] = useState(false)
  return (
    <Card as="section" label="邮件通知">
      <Box className={css.email}>
        <Box className={css.words}>
          <Text as="h2">邮件通知</Text>
          <Text className={css.note}>{email ? `同时发送到 ${email}` : '添加邮箱，通知同时发送到邮箱'}</Text>
        </Box>
        {email && (
          <Button kind="text" size="s" busy={removing} onPress={remove}>
            移除邮箱
          </Button>
        )}
        <Button kind="outline" size="s" onPress={() => setOpen(true)}>
          {email ? '更换邮箱' : '添加邮箱'}
        </Button>
      </Box>
      <EmailSheet open={open} onClose={() => setOpen(false)} />
    </Card>
  )
}
