import clsx from 'clsx'
import { Text } from '#primitives'
import { HiddenText } from './hidden-text'
import { priceParts } from './price-parts'
import css from './price.module.css'

/** Amounts are fen. */
export interface PriceProps {
  fen: number
  /** Original price, struck through if it is higher than `fen`. */
  originalFen?: number
  size?: 's' | 'm' | 'l'
  /** Text before the amount, such as 到手价 or -. */
  prefix?: string
  /** True to show the price in the colour of the text around it, not in the accent colour. */
  plain?: boolean
  className?: string
}

/**
 * A price with digits of equal width and small decimals. Screen readers announce the struck-through price as 原价 (K09).
 */
export function Price({ fen, originalFen, size = 'm', prefix, plain, className }: PriceProps) {
  const { whole, decimals, was } = priceParts(fen, originalFen)
  return (
    <Text className={clsx(css.price, css[size], plain && css.plain, className)}>
      {prefix && <Text className={css.prefix}>{prefix}</Text>}
      <Text className={css.now}>
        <Text className={css.unit}>¥</Text>
        {whole}
        <Text className={css.unit}>.{decimals}</Text>
      </Text>
      {was && (
        <>
          <HiddenText>原价</HiddenText>
          <Text as="del" className={css.was}>
            ¥{was}
          </Text>
        </>
      )}
    </Text>
  )
}
