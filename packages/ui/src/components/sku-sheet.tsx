import type { ReactNode } from 'react'
import { Box, Image, Text } from '#primitives'
import type { PictureView, SkuMatrixRow } from '../views'
import { Price } from './price'
import { QuantityStepper } from './quantity-stepper'
import { Sheet } from './sheet'
import { SkuPicker } from './sku-picker'
import css from './sku-sheet.module.css'

/** Amounts are fen. */
export interface SkuSheetProps {
  open: boolean
  onClose: () => void
  picture: PictureView
  price: number
  originalPrice?: number
  matrix: SkuMatrixRow[]
  onChoose: (name: string, value: string) => void
  quantity: number
  max: number
  /** Maximum number of pieces in an order; absent if the sheet shows no maximum. */
  limit?: number
  onQuantity: (quantity: number) => void
  /** Buttons at the bottom of the sheet. */
  actions: ReactNode
  /** Text of the chosen values, such as 已选 月光白, 64GB. */
  selectedText: string
}

/** Lets the shopper choose a sku and a quantity. */
export function SkuSheet({
  open,
  onClose,
  picture,
  price,
  originalPrice,
  matrix,
  onChoose,
  quantity,
  max,
  limit,
  onQuantity,
  actions,
  selectedText,
}: SkuSheetProps) {
  const header = (
    <Box className={css.head}>
      <Box className={css.frame}>
        <Image src={picture.url} alt={picture.alt} width={picture.width} height={picture.height} sizes="104px" />
      </Box>
      <Box className={css.facts}>
        <Price fen={price} originalFen={originalPrice} size="l" />
        <Text as="p" className={css.selected}>
          {selectedText}
        </Text>
      </Box>
    </Box>
  )
  return (
    <Sheet open={open} onClose={onClose} title="选择规格" header={header} footer={actions}>
      <SkuPicker matrix={matrix} onChoose={onChoose} />
      <Box className={css.quantity}>
        <Box>
          <Text as="p" className={css.label}>
            购买数量
          </Text>
          {limit && (
            <Text as="p" className={css.limit}>
              每单限购 {limit} 件
            </Text>
          )}
        </Box>
        <QuantityStepper value={quantity} max={max} onChange={onQuantity} label="购买数量" />
      </Box>
    </Sheet>
  )
}
