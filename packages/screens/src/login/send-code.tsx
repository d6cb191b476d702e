import { checkForm, loginRules } from '@hearth/domain/form'
import { loginStore, useActions, useNow, useShop } from '@hearth/state'
import { Button } from '@hearth/ui'

/** Asks for a code, and counts down until another may be asked for. `onSent` is told once one is on its way. */
export function SendCode({
  telephone,
  onRefused,
  onSent,
}: {
  telephone: string
  onRefused: (message: string) => void
  onSent: () => void
}) {
  const { sending, proving, sentAt, resendAt } = useShop(loginStore, (state) => state.sendState)
  const { sendCode } = useActions(loginStore)
  // `useNow` is floored: counted from there, a minute would begin at 61.
  const wait = Math.ceil((resendAt - Math.max(useNow(1000), sentAt)) / 1000)
  const send = async () => {
    const { telephone: message } = await checkForm({ telephone: loginRules.telephone }, { telephone })
    if (message) onRefused(message)
    else if (await sendCode(telephone)) onSent()
  }
  return (
    <Button kind="text" size="s" busy={sending} disabled={wait > 0} onPress={send}>
      {proving ? '安全验证中…' : wait > 0 ? `${wait} 秒后重发` : resendAt ? '重新获取' : '获取验证码'}
    </Button>
  )
}
