import { typedCode } from '@hearth/domain'
import { Input, type InputProps } from '@hearth/ui'

/** Props of `CodeInput`. */
export interface CodeInputProps extends Omit<InputProps, 'maxLength' | 'type'> {
  /** Signs of the longest number that is asked for. */
  longest: number
}

/**
 * A field for a number or a code. What is pasted in groups or in wide signs, such as `91110101 MA01 A2B3 C4`, is read
 * as it was meant before it is cut, so the field takes more signs than the number has.
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
