import { checkForm, loginRules } from '@hearth/domain/form'
import { loginStore, useActions, useNow, useShop } from '@hearth/state'
import { Button } from '@hearth/ui'

/** Asks for a code, and counts down until another may be asked for. */
export function SendCode({ telephone, onRefused }: { telephone: string; onRefused: (message: string) => void }) {
  const { sending, proving, resendAt } = useShop(loginStore, (state) => state.sendState)
  const { sendCode } = useActions(loginStore)
  const wait = Math.ceil((resendAt - useNow(1000)) / 1000)
  const send = async () => {
    const { telephone: message } = await checkForm({ telephone: loginRules.telephone }, { telephone })
    if (message) onRefused(message)
    else await sendCode(telephone)
  }
  return (
    <Button kind="text" size="s" busy={sending} disabled={wait > 0} onPress={send}>
      {proving ? '安全验证中…' : wait > 0 ? `${wait} 秒后重发` : resendAt ? '重新获取' : '获取验证码'}
    </Button>
  )
}
