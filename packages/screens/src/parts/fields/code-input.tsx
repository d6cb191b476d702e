import { typedCode } from '@hearth/domain'
import { Input, type InputProps } from '@hearth/ui'

export interface CodeInputProps extends Omit<InputProps, 'maxLength' | 'type'> {
  /** Length of the longest number that the field takes. */
  longest: number
}

/**
 * A field for a number or a code. Spaces and full-width characters of a pasted text, such as `91110101 MA01 A2B3 C4`,
 * are removed or converted before the text is cut, so the field takes more characters than the number has.
 */
export function CodeInput({ longest, onChange, ...input }: CodeInputProps) {
  return (
    <Input
      autoComplete="off"
      {...input}
      onChange={(text) => onChange(typedCode(text).slice(0, longest))}
      maxLength={2 * longest}
    />
  )
}
