import { typedDigits } from '@hearth/domain'
import { useNow, type SendState } from '@hearth/state'
import { Button, FormField, Input } from '@hearth/ui'
import { useState } from 'react'

const LENGTH = 6
const LONGEST_PASTED = 20

/** Props of `CodeField`. */
export interface CodeFieldProps {
  /** 验证码 when absent. */
  label?: string
  value: string
  error?: string
  sendState: SendState
  onChange: (code: string) => void
  /** Requests a code. @returns whether one was sent */
  onSend: () => Promise<boolean>
}

/** A code by SMS: requesting it, waiting until another may be requested, and typing it. */
export function CodeField({ label = '验证码', value, error, sendState, onChange, onSend }: CodeFieldProps) {
  const [codes, setCodes] = useState(0)
  const send = async () => {
    if (await onSend()) setCodes((sent) => sent + 1)
  }
  return (
    <FormField label={label} required error={error} aside={<SendCode sendState={sendState} onSend={send} />}>
      {(input) => (
        <Input
          {...input}
          type="code"
          focusTurn={codes}
          value={value}
          onChange={(code) => onChange(typedDigits(code).slice(0, LENGTH))}
          // A pasted code may contain spaces, or the message around it.
          maxLength={LONGEST_PASTED}
          placeholder="6 位数字"
        />
      )}
    </FormField>
  )
}

function SendCode({ sendState, onSend }: { sendState: SendState; onSend: () => Promise<void> }) {
  const { sending, proving, sentAt, resendAt } = sendState
  // `useNow` is rounded down: counted from it, a minute would begin at 61.
  const wait = Math.ceil((resendAt - Math.max(useNow(1000), sentAt)) / 1000)
  return (
    <Button kind="text" size="s" busy={sending} disabled={wait > 0} onPress={onSend}>
      {proving ? '安全验证中…' : wait > 0 ? `${wait} 秒后重发` : resendAt ? '重新获取' : '获取验证码'}
    </Button>
  )
}
