import { bargainStore, useActions, useShop } from '@hearth/state'
import { Dialog, FormField, Image, Input, Press, Text } from '@hearth/ui'
import { useEffect, useState } from 'react'
import css from './bargain.module.css'

/** Asks a friend for a captcha, and helps with it. */
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
      <FormField
        label="图形验证码"
        required
        error={missing ? '请填写图中的字符' : wrong || undefined}
        aside={
          <Press label="换一张验证码" onPress={loadCaptcha} className={css.captcha}>
            {captcha.data ? (
              <Image src={captcha.data.url} alt="验证码图片" width={120} height={44} sizes="120px" />
            ) : (
              <Text className={css.note}>{captcha.status === 'failed' ? '点这里重试' : '正在加载'}</Text>
            )}
          </Press>
        }
      >
        {(input) => <Input {...input} value={code} onChange={setCode} maxLength={8} placeholder="图中的 4 个字符" />}
      </FormField>
    </Dialog>
  )
}
