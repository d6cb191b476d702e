import type { TelephoneButtonProps } from '../types'

/** Renders nothing: a browser does not know the shopper's telephone. */
export function TelephoneButton(_props: TelephoneButtonProps) {
  return null
}

/** Whether this platform has a button for the shopper's telephone. */
export const hasTelephoneButton = false
