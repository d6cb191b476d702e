import type { TelephoneButtonProps } from '../types'

/** A browser has no telephone number: there is no such button. */
export function TelephoneButton(_props: TelephoneButtonProps) {
  return null
}

/** Whether this platform has such a button. */
export const hasTelephoneButton = false
