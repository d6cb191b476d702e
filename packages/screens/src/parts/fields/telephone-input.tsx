import { typedDigits } from '@hearth/domain'
import { Input, type InputProps } from '@hearth/ui'

/**
 * A mobile number's field. It takes a pasted `+86 138 0013 8000` or `１３８－００１３－８０００` as well, so it is longer than
 * the number.
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

/** The digits of a pasted or picked mobile number, without the country code. */
export const mobileNumber = (text: string): string => typedDigits(text).replace(/^(?:00)?86(?=1\d{10}$)/, '')
