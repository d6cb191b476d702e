import { typedDigits } from '@hearth/domain'
import { Input, type InputProps } from '@hearth/ui'

/**
 * A field for a mobile number. It also takes a pasted `+86 138 0013 8000` or `１３８－００１３－８０００`, so it accepts more
 * characters than the number has.
 */
export function TelephoneInput({ onChange, ...input }: InputProps) {
  return (
    <Input
      {...input}
      type="tel"
      onChange={(text) => onChange(mobileNumber(text))}
      maxLength={20}
      autoComplete="tel-national"
    />
  )
}

/** Returns the digits of a mobile number without the country code. */
export const mobileNumber = (text: string): string => typedDigits(text).replace(/^(?:00)?86(?=1\d{10}$)/, '')
