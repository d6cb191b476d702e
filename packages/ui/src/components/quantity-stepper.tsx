import clsx from 'clsx'
import { Box, Icon, Press, Text } from '#primitives'
import css from './quantity-stepper.module.css'

export interface QuantityStepperProps {
  value: number
  /** Minimum quantity; 1 by default. */
  min?: number
  max: number
  onChange: (value: number) => void
  disabled?: boolean
  /** Name of the quantity, such as 购买数量. */
  label: string
}

/** A number between buttons that decrease and increase it, within its limits. */
export function QuantityStepper({ value, min = 1, max, onChange, disabled, label }: QuantityStepperProps) {
  const less = disabled || value <= min
  const more = disabled || value >= max
  return (
    <Box className={css.stepper} role="group" label={label}>
      <Press
        label="减少"
        className={clsx(css.step, less && css.off)}
        disabled={less}
        onPress={() => onChange(Math.max(min, value - 1))}
      >
        <Icon name="minus" size={16} />
      </Press>
      <Box live="polite" className={css.value}>
        <Text>{value}</Text>
      </Box>
      <Press
        label="增加"
        className={clsx(css.step, more && css.off)}
        disabled={more}
        onPress={() => onChange(Math.min(max, value + 1))}
      >
        <Icon name="plus" size={16} />
      </Press>
    </Box>
  )
}
