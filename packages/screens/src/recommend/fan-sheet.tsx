import { fanStore, useActions, useShop, userStore } from '@hearth/state'
import { Box, Button, FormField, Input, Sheet, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './recommend.module.css'

/** Maximum length of a nickname. */
const MOST = 20

/** Asks for a nickname and subscribes the shopper to news. A visitor logs in first and returns. */
export function FanSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const sending = useShop(fanStore, (state) => state.sending)
  const { signUp } = useActions(fanStore)
  const { needLogin } = useActions(userStore)
  const [nickname, setNickname] = useState('')
  const [error, setError] = useState<string>()
  const send = async () => {
    if (nickname.trim() === '') return setError('请填写昵称')
    if (needLogin('/recommend')) return
    if (await signUp(nickname.trim())) onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="订阅上新"
      footer={
        <Button block busy={sending} label={sending ? '正在提交' : undefined} onPress={send}>
          订阅
        </Button>
      }
    >
      <Box className={css.form}>
        <FormField label="怎么称呼您" error={error} hint="短信会发送到您的登录手机号" required>
          {({ label, ...input }) => (
            <Input
              {...input}
              label={label}
              value={nickname}
              maxLength={MOST}
              onChange={(text) => {
                setNickname(text)
                setError(undefined)
              }}
            />
          )}
        </FormField>
        <Text as="p" className={css.time}>
          订阅即表示同意接收新品和直播的短信，注销账号后不再发送。
        </Text>
      </Box>
    </Sheet>
  )
}
