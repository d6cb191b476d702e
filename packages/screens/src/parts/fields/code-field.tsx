import { typedDigits } from '@hearth/domain'
import { useNow, type SendState } from '@hearth/state'
import { Button, FormField, Input } from '@hearth/ui'
import { useState } from 'react'

const LENGTH = 6
const LONGEST_PASTED = 20

export interface CodeFieldProps {
  /** Label of the field; 验证码 by default. */
  label?: string
  value: string
  error?: string
  sendState: SendState
  onChange: (code: string) => void
  /**
   * Requests a code.
   * @returns whether a code was sent
   */
  onSend: () => Promise<boolean>
}

/**
 * The field for a code by SMS, with a button that requests the code and then counts down until another may be
 * requested.
 */
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
          // Shoppers may paste the code with spaces, or with the whole SMS around it.
          maxLength={LONGEST_PASTED}
          placeholder="6 位数字"
        />
      )}
    </FormField>
  )
}

function SendCode({ sendState, onSend }: { sendState: SendState; onSend: () => Promise<void> }) {
  const { sending, proving, sentAt, resendAt } = sendState
  // `useNow` rounds the time down to the second, so it may be before `sentAt`. With that time, a wait of one minute
  // would begin at 61 seconds.
  const wait = Math.ceil((resendAt - Math.max(useNow(1000), sentAt)) / 1000)
  return (
    <Button kind="text" size="s" busy={sending} disabled={wait > 0} onPress={onSend}>
      {proving ? '安全验证中…' : wait > 0 ? `${wait} 秒后重发` : resendAt ? '重新获取' : '获取验证码'}
    </Button>
  )
}
