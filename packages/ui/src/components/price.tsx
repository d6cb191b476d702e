import clsx from 'clsx'
import { Text } from '#primitives'
import { HiddenText } from './hidden-text'
import { priceParts } from './price-parts'
import css from './price.module.css'

/** Props of `Price`; amounts in fen. */
export interface PriceProps {
  fen: number
  /** Struck through, if higher than `fen`. */
  originalFen?: number
  size?: 's' | 'm' | 'l'
  /** Text before the figure, such as 到手价 or -. */
  prefix?: string
  /** In the colour of the text instead of the accent. */
  plain?: boolean
  className?: string
}

/** A price with tabular figures and small decimals; the struck one is announced as 原价 (K09). */
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
