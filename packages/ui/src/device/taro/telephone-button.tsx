import { Button } from '@tarojs/components'
import type { TelephoneAnswer, TelephoneButtonProps } from '../types'
import { answerOf } from './ask-platform'
import { isSearchApp } from './is-search-app'

/**
 * Asks the host app for the shopper's telephone number, which only the platform's own button may do. The
 * shop's server decodes the number from the answer.
 */
export function TelephoneButton({ label, className, onAnswer }: TelephoneButtonProps) {
  return (
    <Button
      className={className}
      openType="getPhoneNumber"
      onGetPhoneNumber={({ detail }) => onAnswer(telephoneOf(detail))}
    >
      {label}
    </Button>
  )
}

/** Whether this platform has a button for the shopper's telephone. */
export const hasTelephoneButton = true

function telephoneOf({
  errMsg,
  code,
  encryptedData,
  iv,
}: {
  errMsg?: string
  code?: string
  encryptedData?: string
  iv?: string
}): TelephoneAnswer {
  if (isSearchApp && encryptedData && iv) return { status: 'done', value: { encryptedData, iv } }
  if (!isSearchApp && code) return { status: 'done', value: { code } }
  return answerOf({ errMsg })
}
