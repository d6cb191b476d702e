import { bargainStore, useActions, useShop } from '@hearth/state'
import { Dialog } from '@hearth/ui'
import { useEffect, useState } from 'react'
import { CaptchaField } from '#parts/fields/captcha-field'

/** Asks a friend to solve a captcha, then helps with the answer. */
export function HelpDialog({ bargainId, open, onClose }: { bargainId: string; open: boolean; onClose: () => void }) {
  const store = bargainStore(bargainId)
  const { captcha, wrong, helping } = useShop(store, ({ captcha, wrong, helping }) => ({ captcha, wrong, helping }))
  const { help, loadCaptcha } = useActions(store)
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const isIdle = captcha.status === 'idle'
  useEffect(() => {
    if (open && isIdle) void loadCaptcha()
  }, [open, isIdle, loadCaptcha])
  const send = async () => {
    setMissing(code === '')
    if (code === '') return
    const over = await help(code)
    setCode('')
    if (over) onClose()
  }
  return (
    <Dialog
      open={open}
      title="帮砍一刀"
      confirmText="确认帮砍"
      busy={helping}
      waiting={captcha.status === 'loading'}
      onCancel={onClose}
      onConfirm={send}
    >
      <CaptchaField
        captcha={captcha}
        code={code}
        error={missing ? '请填写图中的字符' : wrong || undefined}
        onChange={setCode}
        onReload={loadCaptcha}
      />
    </Dialog>
  )
}
