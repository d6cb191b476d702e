import { typedCode } from '@hearth/domain'
import { Input, type InputProps } from '@hearth/ui'

/** Props of `CodeInput`. */
export interface CodeInputProps extends Omit<InputProps, 'maxLength' | 'type'> {
  /** Characters of the longest number. */
  longest: number
}

/**
 * A field for a number or a code. Pasted groups or full-width characters, such as `91110101 MA01 A2B3 C4`, are
 * normalized before they are cut, so the field takes more characters than the number has.
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
