import clsx from 'clsx'
import { Box, Choice, Image, Text } from '#primitives'
import type { SkuMatrixRow } from '../views'
import css from './sku-picker.module.css'

export interface SkuPickerProps {
  matrix: SkuMatrixRow[]
  onChoose: (name: string, value: string) => void
}

/**
 * The values of a product's attributes, one radio group for each attribute (S24). Unavailable values are marked but can
 * be chosen, since a shopper may want to wait for them.
 */
export function SkuPicker({ matrix, onChoose }: SkuPickerProps) {
  return (
    <Box className={css.picker}>
      {matrix.map(({ name, values }) => (
        <Box key={name}>
          <Box className={css.head}>
            <Text className={css.name}>{name}</Text>
            <Text className={css.chosen}>{values.find((item) => item.selected)?.value}</Text>
          </Box>
          <Choice
            kind="radiogroup"
            label={name}
            className={css.values}
            onChoose={(value) => onChoose(name, value)}
            options={values.map(({ value, selected, available, elsewhere, picture }) => ({
              key: value,
              selected,
              label: available ? value : `${value}，${elsewhere && !selected ? '选择后将切换其他规格' : '缺货'}`,
              className: clsx(
                css.value,
                selected && css.selected,
                !available && !selected && (elsewhere ? css.elsewhere : css.missing),
              ),
              content: (
                <>
                  {picture && (
                    <Image
                      src={picture.url}
                      alt=""
                      width={picture.width}
                      height={picture.height}
                      sizes="36px"
                      className={css.picture}
                    />
                  )}
                  <Text>{value}</Text>
                </>
              ),
            }))}
          />
        </Box>
      ))}
    </Box>
  )
}
